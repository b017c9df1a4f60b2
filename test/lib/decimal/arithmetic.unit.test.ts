import { expect } from 'chai';
import fc from 'fast-check';
import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  roundDecimal,
  sortLargestFirst,
} from '../../../src/lib/decimal/arithmetic.js';

/** A fixed seed, so that a failing run can be repeated. */
const MANY = { numRuns: 3_000, seed: 17 };

interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** A decimal text, and the same number as a fraction, computed separately. */
const numbers = fc
  .tuple(
    fc.boolean(),
    fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.bigInt({ min: 0n, max: 99n })),
    fc.oneof(fc.stringMatching(/^\d{0,20}$/), fc.stringMatching(/^[05]{0,4}$/)),
  )
  .map(([isNegative, whole, fraction]) => {
    const bottom = 10n ** BigInt(fraction.length);
    const top = whole * bottom + BigInt(fraction || '0');
    const text = `${isNegative ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
    return { text, value: { top: isNegative ? -top : top, bottom } };
  });

function fractionOf(text: string): Fraction {
  expect(text).to.match(/^(0|-?(0\.\d*[1-9]|[1-9]\d*(\.\d*[1-9])?))$/);
  const [whole = '', fraction = ''] = text.split('.');
  return { top: BigInt(whole + fraction), bottom: 10n ** BigInt(fraction.length) };
}

const isSame = (one: Fraction, other: Fraction) => one.top * other.bottom === other.top * one.bottom;
const minus = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.bottom - other.top * one.bottom,
  bottom: one.bottom * other.bottom,
});
const size = ({ top, bottom }: Fraction): Fraction => ({ top: top < 0n ? -top : top, bottom });
const isBelow = (one: Fraction, other: Fraction) => minus(one, other).top < 0n;
const step = (places: number): Fraction => ({ top: 1n, bottom: 10n ** BigInt(places) });

describe('addDecimals', () => {
  for (const [terms, sum] of [
    [[], '0'],
    [['0.1', '0.2'], '0.3'],
    [['1.005', '-0.005'], '1'],
    [['-1', '1'], '0'],
    [['1000000000000000000000', '0.000000000000000000001'], '1000000000000000000000.000000000000000000001'],
  ] as const) {
    it(`adds ${terms.join(' and ') || 'nothing'} to ${sum}`, () => {
      expect(addDecimals(...terms)).to.equal(sum);
    });
  }

  it('equals the sum of fractions', () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, (a, b, c) => {
        const rest = minus(
          minus(minus(fractionOf(addDecimals(a.text, b.text, c.text)), a.value), b.value),
          c.value,
        );
        expect(rest.top).to.equal(0n);
      }),
      MANY,
    );
  });
});

describe('multiplyDecimals', () => {
  it('equals the product of fractions', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const product = { top: a.value.top * b.value.top, bottom: a.value.bottom * b.value.bottom };
        expect(isSame(fractionOf(multiplyDecimals(a.text, b.text)), product)).to.equal(true);
      }),
      MANY,
    );
  });

  it('refuses a product with more digits than can be written', () => {
    const small = `0.${'0'.repeat(149)}1`;
    expect(() => multiplyDecimals(small, small)).to.throw(RangeError);
  });
});

describe('divideDecimals', () => {
  for (const [dividend, divisor, places, down, up] of [
    ['1', '3', 4, '0.3333', '0.3334'],
    ['-1', '3', 4, '-0.3333', '-0.3334'],
    ['1', '-3', 0, '0', '-1'],
    ['1', '4', 2, '0.25', '0.25'],
    ['100', '0.0000001', 0, '1000000000', '1000000000'],
  ] as const) {
    it(`divides ${dividend} by ${divisor} to ${places} places`, () => {
      expect(divideDecimals(dividend, divisor, places, 'down')).to.equal(down);
      expect(divideDecimals(dividend, divisor, places, 'up')).to.equal(up);
    });
  }

  it('answers nothing for a division by zero', () => {
    expect(divideDecimals('1', '0.00', 2, 'down')).to.equal(undefined);
  });

  it('rounds to the last digit in the requested direction', () => {
    const divisors = numbers.filter(({ value }) => value.top !== 0n);
    fc.assert(
      fc.property(numbers, divisors, fc.nat(30), (a, b, places) => {
        const exact = size({ top: a.value.top * b.value.bottom, bottom: a.value.bottom * b.value.top });
        const quotient: Fraction = exact.bottom < 0n ? { top: -exact.top, bottom: -exact.bottom } : exact;
        const positive = size(quotient);
        const down = size(fractionOf(divideDecimals(a.text, b.text, places, 'down') ?? ''));
        const up = size(fractionOf(divideDecimals(a.text, b.text, places, 'up') ?? ''));
        expect(isBelow(positive, down)).to.equal(false);
        expect(isBelow(minus(positive, down), step(places))).to.equal(true);
        expect(isBelow(up, positive)).to.equal(false);
        expect(isBelow(minus(up, positive), step(places))).to.equal(true);
      }),
      MANY,
    );
  });
});

describe('compareDecimals', () => {
  it('equals the order of fractions', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const difference = minus(a.value, b.value).top;
        expect(compareDecimals(a.text, b.text)).to.equal(difference < 0n ? -1 : difference > 0n ? 1 : 0);
      }),
      MANY,
    );
  });

  it('finds texts equal that differ in their zeros only', () => {
    expect(compareDecimals('1.50', '01.5')).to.equal(0);
    expect(compareDecimals('-0', '0.000')).to.equal(0);
  });
});

describe('sortLargestFirst', () => {
  it('compares by all digits, and keeps the order of equal ones', () => {
    const texts = ['2', '-1', '1.50', '1.5', '9007199254740993', '9007199254740992.9', '-0.5', '0'];
    expect(sortLargestFirst(texts, (text) => text).join(' ')).to.equal(
      '9007199254740993 9007199254740992.9 2 1.50 1.5 0 -0.5 -1',
    );
    expect(sortLargestFirst([], (text: string) => text)).to.deep.equal([]);
  });
});

describe('roundDecimal', () => {
  for (const [decimal, places, rounded] of [
    ['1.005', 2, '1.01'],
    ['1.0049999999999999999', 2, '1'],
    ['-1.005', 2, '-1.01'],
    ['0.5', 0, '1'],
    ['0.49', 0, '0'],
    ['-0.4', 0, '0'],
    ['9.999', 2, '10'],
    ['1.5', 3, '1.5'],
  ] as const) {
    it(`rounds ${decimal} to ${places} places as ${rounded}`, () => {
      expect(roundDecimal(decimal, places)).to.equal(rounded);
    });
  }

  it('is never further away than half of the last digit', () => {
    fc.assert(
      fc.property(numbers, fc.nat(25), ({ text, value }, places) => {
        const distance = size(minus(fractionOf(roundDecimal(text, places)), value));
        const half = { top: 1n, bottom: 2n * step(places).bottom };
        expect(isBelow(half, distance)).to.equal(false);
      }),
      MANY,
    );
  });
});

for (const text of [
  '',
  '.',
  '1e3',
  '1,5',
  ' 1',
  '--1',
  '+1',
  'NaN',
  '0x1',
  '1'.repeat(1_001),
  `0.${'1'.repeat(256)}`,
]) {
  describe(`The text ${JSON.stringify(text).slice(0, 12)}`, () => {
    it('is refused by each function', () => {
      for (const use of [
        () => addDecimals('1', text),
        () => multiplyDecimals(text, '1'),
        () => divideDecimals(text, '1', 2, 'down'),
        () => compareDecimals('1', text),
        () => roundDecimal(text, 2),
        () => sortLargestFirst(['1', text], (one) => one),
      ])
        expect(use).to.throw(RangeError);
    });
  });
}
