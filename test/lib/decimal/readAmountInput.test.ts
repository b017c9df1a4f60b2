import { expect } from 'chai';
import fc from 'fast-check';
import {
  type AmountReading,
  readAmountInput,
  writeAmountInput,
} from '../../../src/lib/decimal/readAmountInput.js';

const amountIn = (reading: AmountReading) => (reading.kind === 'read' ? reading.amount : undefined);

describe('readAmountInput', () => {
  for (const [typed, locale, read] of [
    ['', 'en', ''],
    ['  ', 'en', ''],
    ['0', 'en', '0'],
    ['12', 'en', '12'],
    ['1.5', 'en', '1.5'],
    ['1.50', 'en', '1.50'],
    ['1.', 'en', '1.'],
    ['1,', 'en', '1.'],
    ['1,', 'de', '1.'],
    ['1.', 'de', '1.'],
    ['1,5', 'en', '1.5'],
    ['1.5', 'de', '1.5'],
    ['1,5', 'de', '1.5'],
    // A leading separator, and zeros.
    ['.', 'en', '0.'],
    [',', 'de', '0.'],
    ['.5', 'en', '0.5'],
    ['05', 'en', '5'],
    ['00', 'en', '0'],
    ['007', 'en', '7'],
    ['00.5', 'en', '0.5'],
    ['0.000000000000000001', 'en', '0.000000000000000001'],
    // Thousands separators.
    ['1,234.56', 'en', '1234.56'],
    ['1,234.56', 'de', '1234.56'],
    ['1.234,56', 'de', '1234.56'],
    ['1.234,56', 'en', '1234.56'],
    ['1,234', 'de', '1.234'],
    ['1.234', 'en', '1.234'],
    ['1,234', 'fr', '1.234'],
    ['0.234', 'fr', '0.234'],
    ['1.500', 'es-419', '1.500'],
    ['۱/۵', 'fa', '1.5'],
    ['0,500', 'en', '0.500'],
    ['1,234,567', 'en', '1234567'],
    ['1,234,567', 'de', '1234567'],
    ['1.234.567', 'en', '1234567'],
    ['1.234.567,8', 'en', '1234567.8'],
    ['12,34,567.89', 'hi', '1234567.89'],
    ['1,00,000', 'hi', '100000'],
    ['1 234,56', 'fr', '1234.56'],
    ['1\u00a0234\u00a0567,8', 'de', '1234567.8'],
    ['1\u202f234', 'fr', '1234'],
    ["1'234.56", 'de-CH', '1234.56'],
    ['1’234’567', 'de-CH', '1234567'],
    [' 42 ', 'en', '42'],
    // Other digits.
    ['١٢٫٥', 'ar', '12.5'],
    ['١٬٢٣٤٫٥٦', 'ar', '1234.56'],
    ['۱۲٫۵', 'fa', '12.5'],
    ['1,234.5', 'ar-EG', '1234.5'],
    ['1,234', 'de', '1.234'],
    ['१,२३४.५', 'hi', '1234.5'],
    ['１２．５', 'ja', '12.5'],
    ['\u200f١٢\u200e', 'ar', '12'],
    ['٠،٢٥', 'ar', '0.25'],
    ['𝟝', 'en', '5'],
    ['一二', 'zh-CN', '12'],
    ['۰،۲۵', 'fa', '0.25'],
    ['０。２５', 'ja', '0.25'],
  ] as const) {
    it(`reads "${typed}" in ${locale} as ${read || 'nothing'}`, () => {
      expect(readAmountInput(typed, locale)).to.deep.equal({ kind: 'read', amount: read });
    });
  }

  for (const [typed, locale, less, more] of [
    ['1,234', 'en', '1.234', '1234'],
    ['12,345', 'en', '12.345', '12345'],
    ['1234,567', 'en', '1234.567', '1234567'],
    ['1.234', 'fr', '1.234', '1234'],
    ['1.500', 'pl', '1.5', '1500'],
    ['1,500', 'de-CH', '1.5', '1500'],
    ['3.456', 'de', '3.456', '3456'],
    ['999.000', 'tr', '999', '999000'],
    ['1.500', 'de-AT', '1.5', '1500'],
    ['01,500', 'en', '1.5', '1500'],
    ['1,234', 'fa', '1.234', '1234'],
    ['1,234', 'ar-EG', '1.234', '1234'],
    ['१,२३४', 'hi', '1.234', '1234'],
    ['１，２３４', 'ja', '1.234', '1234'],
  ] as const) {
    it(`does not guess what "${typed}" means in ${locale}`, () => {
      expect(readAmountInput(typed, locale)).to.deep.equal({ kind: 'unclear', less, more });
    });
  }

  for (const typed of [
    '1e5',
    '1E-7',
    '0x10',
    'abc',
    '1 ETH',
    '$5',
    '-1',
    '+1',
    '−1',
    '1.2.3',
    '1,2,3',
    '1..2',
    '1.234.56',
    '1,234.5,6',
    '1,23.45',
    '12345,678.9',
    "1'234,567.8",
    '1 2',
    '1,234,',
    '12.34.567',
    '123,45,678',
    '1,23,45',
    '½',
    '²',
    'Ⅷ',
    '∞',
    'NaN',
    '1\u200b2',
    '1'.repeat(101),
  ]) {
    it(`refuses "${typed.slice(0, 20)}"`, () => {
      expect(readAmountInput(typed, 'en')).to.deep.equal({ kind: 'unreadable' });
      expect(readAmountInput(typed, 'de')).to.deep.equal({ kind: 'unreadable' });
    });
  }

  it('answers decimal text or none, whatever is pasted', () => {
    const characters = fc.constantFrom(..."0123456789.,'’ eE-x٠٫٬\u00a0");
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 20 }), (typed) => {
        expect(amountIn(readAmountInput(typed, 'en')) ?? '').to.match(/^((0|[1-9]\d*)(\.\d*)?)?$/);
      }),
    );
  });

  it('reads what Intl writes in a language', () => {
    const locales = fc.constantFrom(
      'en',
      'de',
      'de-CH',
      'fr',
      'es',
      'hi',
      'ar-EG',
      'fa',
      'ja',
      'pt-BR',
      'pl',
    );
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.nat(999_999),
        locales,
        (whole, fraction, locale) => {
          // Ends with a digit other than 0, because Intl drops trailing zeros.
          const decimal = `${whole}.${String(fraction).padStart(6, '0')}1`;
          const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
          const read = readAmountInput(format.format(decimal as `${number}`), locale);
          expect(read).to.deep.equal({ kind: 'read', amount: decimal });
        },
      ),
    );
  });
});

describe('writeAmountInput', () => {
  for (const [decimal, locale, text] of [
    ['1234.50', 'en', '1234.50'],
    ['1234.50', 'de', '1234,50'],
    ['0.', 'de', '0,'],
    ['', 'de', ''],
    ['12.5', 'ar-EG', '١٢٫٥'],
  ] as const) {
    it(`writes "${decimal}" in ${locale} as "${text}"`, () => {
      expect(writeAmountInput(decimal, locale)).to.equal(text);
    });
  }
});
