import { expect } from 'chai';
import { mostToSpend, type Spending } from '../../../src/lib/fees/mostToSpend.js';

const TOKEN: Spending = { isNative: false, balance: 100n, cost: 10n, mayBeSponsored: false };
const NATIVE: Spending = { ...TOKEN, isNative: true, balance: 110n };

describe('mostToSpend', () => {
  for (const [what, funds, expected] of [
    ['is all of a token', TOKEN, 100n],
    ['leaves the network’s cost of the native currency', NATIVE, 100n],
    ['is never negative', { ...NATIVE, balance: 9n }, 0n],
    ['is unknown for the native currency while the cost is', { ...NATIVE, cost: undefined }, undefined],
    ['is all of a token while the cost is unknown', { ...TOKEN, cost: undefined }, 100n],
    ['is all of the native currency if somebody else may pay', { ...NATIVE, mayBeSponsored: true }, 110n],
    ['is unknown while the balance is', { ...TOKEN, balance: undefined }, undefined],
  ] as const satisfies [string, Spending, bigint | undefined][]) {
    it(what, () => {
      expect(mostToSpend(funds)).to.equal(expected);
    });
  }
});
