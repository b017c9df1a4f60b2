import { expect } from 'chai';
import { isLeastHonest } from '../../../src/lib/swap/isLeastHonest.js';

describe('the least amount of a call', () => {
  for (const [least, promised, slippage, isOfCall, isHonest] of [
    [990_000n, 1_000_000n, 100, true, true],
    // Rounding loses one unit.
    [989_999n, 1_000_000n, 100, true, true],
    [989_998n, 1_000_000n, 100, true, false],
    [1_000_000n, 1_000_000n, 100, true, true],
    [1n, 1_000_000n, 100, true, false],
    [950_000n, 1_000_000n, 500, true, true],
    // Services that compute with floating point lose less than a billionth.
    [989_999_999_500_000_000_000n, 1_000_000_000_000_000_000_000n, 100, true, true],
    [989_999_990_000_000_000_000n, 1_000_000_000_000_000_000_000n, 100, true, false],
    // The price may have moved between the call and a later quote, but by no more than the chosen slippage.
    [980_100n, 1_000_000n, 100, false, true],
    [980_000n, 1_000_000n, 100, false, false],
    [1n, 1n, 500, true, true],
  ] as const) {
    it(`of ${least} is ${isHonest ? 'honest' : 'a lie'} if ${promised} were promised at ${slippage}`, () => {
      expect(isLeastHonest(least, { promised, slippage, isOfCall })).to.equal(isHonest);
    });
  }
});
