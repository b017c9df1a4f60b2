import { expect } from 'chai';
import fc from 'fast-check';
import { formatUnits, truncateDecimals } from '../../../src/lib/text/formatUnits.js';

const decimalPlaces = fc.integer({ min: 0, max: 255 });
const amounts = fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n });

/** Base units of a decimal text: the inverse, with integers only. */
function parseUnits(text: string, decimals: number): bigint {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const amount = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign ? -amount : amount;
}

describe('formatUnits', () => {
  it('is exact for every amount', () => {
    fc.assert(
      fc.property(amounts, decimalPlaces, (amount, decimals) => {
        expect(parseUnits(formatUnits(amount, decimals), decimals)).to.equal(amount);
      }),
    );
  });

  it('writes no exponent, no trailing zeros and no trailing point', () => {
    fc.assert(
      fc.property(amounts, decimalPlaces, (amount, decimals) => {
        expect(formatUnits(amount, decimals)).to.match(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
      }),
    );
  });

  for (const [amount, decimals, text] of [
    [0n, 18, '0'],
    [1n, 18, '0.000000000000000001'],
    [1_500_000n, 6, '1.5'],
    [42n, 0, '42'],
    [-1_234_500n, 6, '-1.2345'],
    [10n ** 48n, 18, `1${'0'.repeat(30)}`],
  ] as const) {
    it(`writes ${amount} with ${decimals} decimals as ${text}`, () => {
      expect(formatUnits(amount, decimals)).to.equal(text);
    });
  }

  for (const decimals of [-1, 1.5, 256, Number.NaN, Number.POSITIVE_INFINITY]) {
    it(`rejects ${decimals} decimals`, () => {
      expect(() => formatUnits(1n, decimals)).to.throw(RangeError, String(decimals));
    });
  }
});

describe('truncateDecimals', () => {
  it('equals integer division', () => {
    const kept = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), kept, kept, (amount, decimals, cut) => {
        const unit = 10n ** BigInt(Math.max(0, decimals - cut));
        const text = truncateDecimals(formatUnits(amount, decimals), cut);
        expect(parseUnits(text, decimals)).to.equal((amount / unit) * unit);
      }),
    );
  });
});
