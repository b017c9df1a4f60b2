import { expect } from 'chai';
import fc from 'fast-check';
import {
  formatExactDollars,
  formatExactToken,
  formatFiat,
  formatMost,
  formatMostFiat,
  formatToken,
  splitFiat,
} from '../../../src/lib/text/formatMoney.js';

const LOCALES = ['en', 'de', 'fr', 'hi', 'ja', 'ar-EG', 'fa', 'pt-BR'];

describe('formatFiat', () => {
  for (const [dollars, locale, text] of [
    ['0', 'en', '$0.00'],
    ['0.00', 'en', '$0.00'],
    ['1234.5', 'en', '$1,234.50'],
    ['1234.567891234', 'en', '$1,234.57'],
    ['1.005', 'en', '$1.01'],
    ['0.01', 'en', '$0.01'],
    ['0.0099999', 'en', '<$0.01'],
    ['0.0000001', 'en', '<$0.01'],
    ['-1.005', 'en', '-$1.01'],
    ['9007199254740993.12', 'en', '$9,007,199,254,740,993.12'],
    [`1${'0'.repeat(30)}`, 'en', `$1${',000'.repeat(10)}.00`],
    ['1234.5', 'de', '1.234,50\u00a0$'],
    ['0.001', 'de', '<0,01\u00a0$'],
  ] as const) {
    it(`writes ${dollars} in ${locale} as ${text}`, () => {
      expect(formatFiat(dollars, locale)).to.equal(text);
    });
  }

  for (const [dollars, locale, currency, perDollar, text] of [
    ['100', 'en', 'EUR', '0.93', '€93.00'],
    ['100', 'de', 'EUR', '0.9349', '93,49\u00a0€'],
    ['0.005', 'en', 'EUR', '0.93', '<€0.01'],
    ['0.011', 'en', 'EUR', '0.93', '€0.01'],
    ['1234.5', 'en', 'JPY', '155.2', '¥191,594'],
    ['0.001', 'en', 'JPY', '155.2', '<¥1'],
    ['2', 'en', 'KWD', '0.3071', 'KWD\u00a00.614'],
  ] as const) {
    it(`writes ${dollars} dollars at ${perDollar} ${currency} in ${locale} as ${text}`, () => {
      const rate = { currency, perDollar, at: 0 };
      expect(formatFiat(dollars, locale, rate)).to.equal(text);
      const { whole, cents } = splitFiat(dollars, locale, rate);
      expect(whole + cents).to.equal(text);
    });
  }

  it('refuses what is not decimal', () => {
    for (const text of ['abc', '1,234.5', '1e3', ''])
      expect(() => formatFiat(text, 'en')).to.throw(RangeError);
  });
});

describe('splitFiat', () => {
  for (const [dollars, locale, whole, cents] of [
    ['0', 'en', '$0', '.00'],
    ['1234.567', 'en', '$1,234', '.57'],
    ['0.001', 'en', '<$0', '.01'],
    ['1234.567', 'de', '1.234', ',57\u00a0$'],
  ] as const) {
    it(`splits ${dollars} in ${locale} into ${whole} and ${cents}`, () => {
      expect(splitFiat(dollars, locale)).to.deep.equal({ whole, cents });
    });
  }

  it('loses nothing between its parts, in any language', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 20n }), fc.constantFrom(...LOCALES), (cents, locale) => {
        const digits = cents.toString().padStart(3, '0');
        const dollars = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        const parts = splitFiat(dollars, locale);
        const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
        // A sign such as `US$` has its own direction mark.
        const plain = (text: string) => text.replaceAll('\u200e', '');
        expect(plain(parts.whole + parts.cents)).to.equal(plain(format.format(dollars as `${number}`)));
      }),
    );
  });
});

describe('formatToken', () => {
  it('cuts to three decimals, and never rounds up', () => {
    expect(formatToken({ amount: 1_999_999n, decimals: 6, symbol: 'USDC' }, 'en')).to.equal('1.999 USDC');
    expect(formatToken({ amount: 1n, decimals: 36, symbol: 'ODD' }, 'en')).to.equal('<0.001 ODD');
    expect(formatToken({ amount: 0n, decimals: 18, symbol: 'ETH' }, 'de')).to.equal('0 ETH');
  });
});

describe('formatExactToken', () => {
  for (const [amount, decimals, locale, text] of [
    [1n, 18, 'en', '0.000000000000000001 ETH'],
    [1n, 36, 'en', '0.000000000000000000000000000000000001 ETH'],
    [1_234_567_000_000n, 6, 'en', '1,234,567 ETH'],
    [1_234_567_890_123n, 6, 'de', '1.234.567,890123 ETH'],
    [1_500n, 3, 'ar-EG', '١٫٥ ETH'],
    [2n ** 256n - 1n, 0, 'en', /^115,792,.*,935 ETH$/],
  ] as const) {
    it(`writes ${amount} with ${decimals} decimals in ${locale} with all digits`, () => {
      const written = formatExactToken({ amount, decimals, symbol: 'ETH' }, locale);
      if (typeof text === 'string') expect(written).to.equal(text);
      else expect(written).to.match(text);
    });
  }

  for (const locale of LOCALES) {
    it(`is the whole amount to who reads ${locale}`, () => {
      const digits = [...'0123456789'].map((digit) => new Intl.NumberFormat(locale).format(Number(digit)));
      const point = new Intl.NumberFormat(locale).formatToParts(1.5)[1]?.value ?? '';
      fc.assert(
        fc.property(fc.bigInt({ min: 1n, max: 2n ** 128n }), fc.nat({ max: 36 }), (amount, decimals) => {
          const [whole = '', fraction = ''] = formatExactToken(
            { amount, decimals, symbol: '' },
            locale,
          ).split(point);
          const read = (text: string) =>
            [...text].map((sign) => digits.indexOf(sign)).filter((digit) => digit >= 0);
          const units = [...read(whole), ...read(fraction.padEnd(decimals, digits[0]))].join('');
          expect(BigInt(units)).to.equal(amount);
        }),
      );
    });
  }

  it('ends with the number without a symbol', () => {
    expect(formatExactToken({ amount: 15n, decimals: 1, symbol: '' }, 'en')).to.equal('1.5');
  });
});

describe('what somebody pays at most', () => {
  for (const [amount, text] of [
    [0n, '0 ETH'],
    [999n, '0.000000000000000999 ETH'],
    [42_000_000_000_000n, '0.000042 ETH'],
    [42_000_000_000_001n, '0.0000421 ETH'],
    [9_995_000_000_000_001n, '0.01 ETH'],
    [1_234_567_000_000_000_000_000n, '1,240 ETH'],
  ] as const) {
    it(`is rounded up: ${amount}`, () => {
      expect(formatMost({ amount, decimals: 18, symbol: 'ETH' }, 'en')).to.equal(text);
    });
  }

  for (const [dollars, text] of [
    ['0', '$0.00'],
    ['0.00001', '$0.01'],
    ['0.084', '$0.09'],
    ['0.09', '$0.09'],
    ['1234.561', '$1,234.57'],
  ] as const) {
    it(`is rounded up to cents: ${dollars}`, () => {
      expect(formatMostFiat(dollars, 'en')).to.equal(text);
    });
  }

  it('rounds up after converting', () => {
    expect(formatMostFiat('1', 'en', { currency: 'EUR', perDollar: '0.93001', at: 0 })).to.equal('€0.94');
    expect(formatMostFiat('1', 'en', { currency: 'JPY', perDollar: '155.2', at: 0 })).to.equal('¥156');
  });
});

describe('the figures of a long list', () => {
  it('are written by formats that are made once', () => {
    const { NumberFormat } = Intl;
    let made = 0;
    Intl.NumberFormat = new Proxy(NumberFormat, {
      construct(target, args: ConstructorParameters<typeof NumberFormat>) {
        made += 1;
        return new target(...args);
      },
    });
    try {
      for (let amount = 1n; amount <= 100n; amount++) {
        formatToken({ amount, decimals: 2, symbol: 'ETH' }, 'sv');
        formatExactToken({ amount, decimals: 2, symbol: 'ETH' }, 'sv');
        formatFiat(`${amount}.5`, 'sv');
      }
    } finally {
      Intl.NumberFormat = NumberFormat;
    }
    expect(made).to.be.greaterThan(2).and.lessThan(7);
  });
});

describe('formatExactDollars', () => {
  for (const [dollars, locale, text] of [
    ['0', 'en', '$0'],
    ['1234.5', 'en', '$1,234.5'],
    ['25009999.9440958425125', 'en', '$25,009,999.9440958425125'],
    ['25009999.9440958425125', 'de', '25.009.999,9440958425125\u00a0$'],
    ['1234.567', 'ar-EG', '\u200f١٬٢٣٤٫٥٦٧\u00a0US$\u200e'],
  ] as const) {
    it(`writes ${dollars} in ${locale} as ${text}`, () => {
      expect(formatExactDollars(dollars, locale)).to.equal(text);
    });
  }
});
