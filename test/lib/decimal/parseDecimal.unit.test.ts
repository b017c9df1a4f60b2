import { expect } from 'chai';
import fc from 'fast-check';
import { parseDecimal } from '../../../src/lib/decimal/parseDecimal.js';
import { formatUnits } from '../../../src/lib/text/formatUnits.js';

/** A fixed seed, so that a failing run can be repeated. */
const MANY = { numRuns: 5_000, seed: 17 };

describe('parseDecimal', () => {
  for (const [text, decimals, amount] of [
    ['0', 18, 0n],
    ['1', 0, 1n],
    ['1.5', 6, 1_500_000n],
    ['1.', 6, 1_000_000n],
    ['007.10', 2, 710n],
    ['1.500', 1, 15n],
    ['1.000', 0, 1n],
    ['0.000000000000000001', 18, 1n],
    [`1${'0'.repeat(30)}`, 18, 10n ** 48n],
  ] as const) {
    it(`reads ${text} with ${decimals} decimals as ${amount}`, () => {
      expect(parseDecimal(text, decimals)).to.equal(amount);
    });
  }

  for (const text of [
    '',
    '.',
    '.5',
    '-1',
    '+1',
    '1e3',
    '1E-7',
    '0x10',
    '1,5',
    '1 5',
    ' 1',
    '1\n',
    '1.2.3',
    '١',
    'NaN',
    'Infinity',
    '1.0000001',
    '1'.repeat(401),
    `1.${'0'.repeat(400)}`,
  ]) {
    it(`refuses ${JSON.stringify(text).slice(0, 20)}`, () => {
      expect(parseDecimal(text, 6)).to.equal(undefined);
    });
  }

  for (const decimals of [-1, 1.5, 256, Number.NaN]) {
    it(`refuses ${decimals} decimals`, () => {
      expect(parseDecimal('1', decimals)).to.equal(undefined);
    });
  }

  it('reads back every amount that formatUnits wrote', () => {
    const amounts = fc.bigInt({ min: 0n, max: 2n ** 256n });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 255 }), (amount, decimals) => {
        expect(parseDecimal(formatUnits(amount, decimals), decimals)).to.equal(amount);
      }),
      MANY,
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), fc.double(), (text, decimals) => void parseDecimal(text, decimals)));
  });
});
