import { expect } from 'chai';
import { isLeastHonest } from '../../../src/lib/swap/isLeastHonest.js';

describe('the least amount of a call', () => {
  for (const [least, promised, slippage, isOfCall, isHonest] of [
    [990_000n, 1_000_000n, 100, true, true],
    // A unit is lost by rounding.
    [989_999n, 1_000_000n, 100, true, true],
    [989_998n, 1_000_000n, 100, true, false],
    [1_000_000n, 1_000_000n, 100, true, true],
    [1n, 1_000_000n, 100, true, false],
    [950_000n, 1_000_000n, 500, true, true],
    // So is less than a billionth, where services compute with floating point.
    [989_999_999_500_000_000_000n, 1_000_000_000_000_000_000_000n, 100, true, true],
    [989_999_990_000_000_000_000n, 1_000_000_000_000_000_000_000n, 100, true, false],
    // The price may have moved between the call and a later quote, but not by more than was chosen.
    [980_100n, 1_000_000n, 100, false, true],
    [980_000n, 1_000_000n, 100, false, false],
    [1n, 1n, 500, true, true],
  ] as const) {
    it(`of ${least} is ${isHonest ? 'honest' : 'a lie'} if ${promised} were promised at ${slippage}`, () => {
      expect(isLeastHonest(least, { promised, slippage, isOfCall })).to.equal(isHonest);
    });
  }
});
