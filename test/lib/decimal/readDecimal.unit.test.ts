import { expect } from 'chai';
import fc from 'fast-check';
import { readDecimal } from '../../../src/lib/decimal/readDecimal.js';

describe('readDecimal', () => {
  for (const [text, expected] of [
    ['0', '0'],
    ['0.00', '0'],
    ['007.50', '7.5'],
    ['1.50e-7', '0.00000015'],
    ['12.5E+1', '125'],
    ['1e3', '1000'],
    ['123456789012345678901234567890.123456789', '123456789012345678901234567890.123456789'],
  ] as const) {
    it(`reads ${text} as ${expected}`, () => {
      expect(readDecimal(text)).to.equal(expected);
    });
  }

  const long = '9'.repeat(1_000_000);
  for (const value of [
    '',
    '.',
    '1.',
    '.5',
    '-1',
    '+1',
    ' 1',
    '1,5',
    '1e',
    'e5',
    '0x1',
    'NaN',
    '1e101',
    '1e-101',
    '1e9999999',
    '1'.repeat(101),
    long,
    1,
    1n,
    null,
    undefined,
    {},
  ]) {
    it(`answers nothing for ${typeof value === 'string' ? `"${value.slice(0, 20)}"` : String(value)}`, () => {
      expect(readDecimal(value)).to.equal(undefined);
    });
  }

  it('agrees with integer arithmetic', () => {
    const digits = fc.bigInt({ min: 0n, max: 10n ** 40n });
    fc.assert(
      fc.property(
        digits,
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: -30, max: 30 }),
        (units, places, exponent) => {
          const text = `${units}`.padStart(places + 1, '0');
          const wire = places ? `${text.slice(0, -places)}.${text.slice(-places)}` : text;
          const read = readDecimal(`${wire}e${exponent}`) ?? '';
          // As an integer with 60 decimals, which is enough for both.
          const [whole = '', fraction = ''] = read.split('.');
          expect(BigInt(whole + fraction.padEnd(60, '0'))).to.equal(
            units * 10n ** BigInt(60 - places + exponent),
          );
        },
      ),
    );
  });
});
