import { expect } from 'chai';
import fc from 'fast-check';
import { formatBalance } from '../../../src/lib/text/format.js';
import { formatExactToken, formatFiat, formatToken, splitFiat } from '../../../src/lib/text/formatMoney.js';

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
        expect(parts.whole + parts.cents).to.equal(format.format(dollars as `${number}`));
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

  it('ends with the number without a symbol', () => {
    expect(formatExactToken({ amount: 15n, decimals: 1, symbol: '' }, 'en')).to.equal('1.5');
  });
});

/** How the product that this one replaces wrote balances and values, and where ours differs on purpose. */
describe('The known examples of formatting', () => {
  const balance = (decimal: string, symbol: string) => formatBalance(decimal, symbol, 'en-US');
  const fiat = (decimal: string) => formatFiat(decimal, 'en-US').replace('$', '');
  for (const [what, written, theirs, ours, reason] of [
    ['123.456789 ETH', balance('123.456789', 'ETH'), '123.456 ETH', '123.456 ETH'],
    ['10 ETH', balance('10', 'ETH'), '10 ETH', '10 ETH'],
    ['0 ETH', balance('0', 'ETH'), '0.000 ETH', '0 ETH', 'no zeros behind any balance'],
    ['0.000456 BTC', balance('0.000456', 'BTC'), '0.000 BTC', '<0.001 BTC', 'never looks like nothing'],
    ['1e-7 ETH', balance('0.0000001', 'ETH'), '0.000 ETH', '<0.001 ETH', 'never looks like nothing'],
    ['-1.2345', balance('-1.2345', ''), '-1.235', '-1.234', 'cut towards zero'],
    ['$1234.5', fiat('1234.5'), '1,234.50', '1,234.50'],
    ['$1.005', fiat('1.005'), '1.01', '1.01'],
    ['$0.0000001', fiat('0.0000001'), '0.00', '<0.01', 'never looks like nothing'],
    ['a total of 0', splitFiat('0', 'en-US'), ['0', '00'], { whole: '$0', cents: '.00' }, 'with separators'],
    [
      'a total of 1.005',
      splitFiat('1.005', 'en-US'),
      ['1', '00'],
      { whole: '$1', cents: '.01' },
      'exact, not by a number that is 1.00499…',
    ],
    [
      'a total of 1234.57',
      splitFiat('1234.57', 'en-US'),
      ['1234', '57'],
      { whole: '$1,234', cents: '.57' },
      'grouped',
    ],
  ] as const) {
    it(`${what} is written ${reason ? `differently: ${reason}` : 'alike'}`, () => {
      expect(written).to.deep.equal(ours);
      expect(JSON.stringify(theirs) === JSON.stringify(ours)).to.equal(!reason);
    });
  }
});
