import { expect } from 'chai';
import { mostFee, paidFee } from '../../../src/lib/fees/shownFee.js';

describe('mostFee', () => {
  for (const [amount, shown] of [
    [0n, 0n],
    [999n, 999n],
    [42_000n, 42_000n],
    [42_001n, 42_100n],
    [999_001n, 1_000_000n],
  ] as const) {
    it(`rounds ${amount} up to three digits`, () => {
      expect(mostFee(amount)).to.equal(shown);
    });
  }
});

describe('paidFee', () => {
  for (const [amount, decimals, shown] of [
    [0n, 18, 0n],
    [999_999n, 18, 999_999n],
    [31_500_000_000_000n, 18, 31_500_000_000_000n],
    [21_000_147_000_000n, 18, 21_000_100_000_000n],
    [1_234_567_890_123_456_789n, 18, 1_234_560_000_000_000_000n],
    // Whole numbers keep their digits.
    [12_345_678_900_000_000n, 9, 12_345_678_000_000_000n],
    [12_345_678n, 0, 12_345_678n],
  ] as const) {
    it(`cuts ${amount} with ${decimals} decimals to six digits`, () => {
      expect(paidFee(amount, decimals)).to.equal(shown);
    });
  }
});
