import { expect } from 'chai';
import { isPossibleTime } from '../../../src/lib/transactions/blockFacts.js';

const NOW = Date.UTC(2026, 10, 26, 12);
const MINUTE = 60_000;

describe('isPossibleTime', () => {
  for (const [title, madeAt, askedAt, expected] of [
    ['a moment ago', NOW - 1_000, NOW - 2_000, true],
    ['before the wallet was asked, by clocks that differ', NOW - 9 * MINUTE, NOW, true],
    ['long before the wallet was asked', NOW - 11 * MINUTE, NOW, false],
    ['at the beginning of time', 0, NOW, false],
    ['at the beginning of time, of what another device sent', 0, undefined, false],
    ['years ago, of what another device sent', Date.UTC(2017, 0), undefined, true],
    ['in the future', NOW + 11 * MINUTE, NOW, false],
  ] as const) {
    it(`${expected ? 'believes' : 'does not believe'} ${title}`, () => {
      expect(isPossibleTime(madeAt, NOW, askedAt)).to.equal(expected);
    });
  }
});
