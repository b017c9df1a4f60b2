import { expect } from 'chai';
import { findShortage, type SwapFunds } from '../../../src/lib/swap/findShortage.js';

const TOKEN: SwapFunds = {
  amount: 100n,
  isNative: false,
  balance: 100n,
  nativeBalance: 10n,
  cost: 10n,
  mayBeSponsored: false,
};
const NATIVE: SwapFunds = { ...TOKEN, isNative: true, balance: 110n, nativeBalance: 110n };

describe('findShortage', () => {
  for (const [what, funds, expected] of [
    ['finds nothing missing at the last unit', TOKEN, undefined],
    ['finds too much of a token', { ...TOKEN, amount: 101n }, 'amount'],
    ['finds a token that is not held', { ...TOKEN, balance: 0n }, 'amount'],
    [
      'finds a native balance of zero, whatever the network costs',
      { ...TOKEN, nativeBalance: 0n, cost: undefined },
      'networkCost',
    ],
    ['finds a native balance below the cost', { ...TOKEN, cost: 11n }, 'networkCost'],
    ['leaves the cost over when the native currency is swapped', NATIVE, undefined],
    [
      'finds that swapping the native currency leaves too little for the network',
      { ...NATIVE, amount: 101n },
      'networkCost',
    ],
    ['finds too much of the native currency', { ...NATIVE, amount: 111n }, 'amount'],
    [
      'does not block accounts whose cost somebody else may pay',
      { ...TOKEN, nativeBalance: 0n, mayBeSponsored: true },
      undefined,
    ],
    [
      'lets a sponsored account swap all of its native currency',
      { ...NATIVE, amount: 110n, mayBeSponsored: true },
      undefined,
    ],
    [
      'finds too much of a token for a sponsored account',
      { ...TOKEN, amount: 101n, mayBeSponsored: true },
      'amount',
    ],
    [
      'does not take an unknown balance for nothing',
      { ...TOKEN, balance: undefined, nativeBalance: undefined },
      undefined,
    ],
    ['does not take an unknown cost for more than there is', { ...TOKEN, cost: undefined }, undefined],
  ] as const satisfies [string, SwapFunds, string | undefined][]) {
    it(what, () => {
      expect(findShortage(funds)).to.equal(expected);
    });
  }
});
