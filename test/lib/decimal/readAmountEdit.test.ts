import { expect } from 'chai';
import fc from 'fast-check';
import type { FieldAmount } from '../../../src/lib/decimal/fieldAmount.js';
import { readAmountEdit } from '../../../src/lib/decimal/readAmountEdit.js';

interface Field {
  readonly text: string;
  readonly amount: FieldAmount;
}

/** The field after an edit. */
function edit(field: Field, typed: string, locale: string): Field {
  const read = readAmountEdit(field.text, typed, locale);
  return read.kind === 'typed' ? { text: read.text, amount: read.amount } : field;
}

/** The field after keys are pressed one by one at its end. */
function type(keys: string, locale: string): Field {
  let field: Field = { text: '', amount: '' };
  for (const key of keys) {
    field = edit(field, key === '⌫' ? field.text.slice(0, -1) : field.text + key, locale);
  }
  return field;
}

const unclear = (text: string, less: string, more: string): Field => ({
  text,
  amount: { kind: 'unclear', text, less, more },
});
const unreadable = (text: string): Field => ({ text, amount: { kind: 'unreadable', text } });

const LOCALES = [
  'en',
  'ar',
  'bn',
  'cs',
  'de',
  'es',
  'es-419',
  'fa',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-TW',
];

describe('readAmountEdit', () => {
  for (const [keys, locale, amount] of [
    ['1.234', 'en', '1.234'],
    ['1,234', 'de', '1.234'],
    ['1,2345', 'en', '1.2345'],
    ['1,23', 'en', '1.23'],
    ['1,5', 'en', '1.5'],
    ['1.5', 'de', '1.5'],
    ['0,500', 'en', '0.500'],
    ['0.500', 'de', '0.500'],
    // Thousands separators, as people write them in that language.
    ['1,234.5', 'en', '1234.5'],
    ['1,234,567', 'en', '1234567'],
    ['12,345,678.90', 'en', '12345678.90'],
    ['1.234,5', 'de', '1234.5'],
    ['12.500,75', 'de', '12500.75'],
    ['1.234.567', 'de', '1234567'],
    ['1 234,5', 'fr', '1234.5'],
    ['12 500,75', 'fr', '12500.75'],
    ['1\u202f234\u202f567', 'fr', '1234567'],
    ["12'500.75", 'de-CH', '12500.75'],
    ['12’500.75', 'de-CH', '12500.75'],
    ['1,00,000.5', 'hi', '100000.5'],
    ['1,00,00,000', 'hi', '10000000'],
    ['১,০০,০০০.৫', 'bn', '100000.5'],
    ['१,००,०००.५', 'hi', '100000.5'],
    ['١٬٢٣٤٫٥', 'ar-EG', '1234.5'],
    ['۱۲٬۵۰۰', 'fa', '12500'],
    ['۱۲٬۵۰۰٫۷۵', 'fa', '12500.75'],
    ['１，２３４．５', 'ja', '1234.5'],
    ['１、２３４。５', 'ja', '1234.5'],
    // As written in other languages, but with only one possible reading.
    ['1.234,5', 'en', '1234.5'],
    ['1,234.5', 'de', '1234.5'],
    ['1,00,000.5', 'en', '100000.5'],
    // With characters that are ignored or deleted.
    ['1a2', 'en', '12'],
    ['-5', 'en', '5'],
    ['12345⌫', 'en', '1234'],
    ['1.5.⌫5', 'en', '1.55'],
    ['۱/۵', 'fa', '1.5'],
    ['1.234,⌫', 'en', '1.234'],
    ['1,500⌫⌫', 'en', '1.5'],
    ['١٢٫٥', 'ar', '12.5'],
    ['1.5', 'ar', '1.5'],
    ['1،5', 'fa', '1.5'],
    ['.5', 'de', '0.5'],
    ['05', 'en', '5'],
    ['00.5', 'en', '0.5'],
    ['', 'en', ''],
  ] as const) {
    it(`makes ${amount || 'nothing'} of the keys ${keys} in ${locale}`, () => {
      expect(type(keys, locale).amount).to.equal(amount);
    });
  }

  for (const [keys, locale, text, less, more] of [
    ['1,500', 'en', '1,500', '1.5', '1500'],
    ['1.500', 'de', '1.500', '1.5', '1500'],
    ['12.345', 'tr', '12.345', '12.345', '12345'],
    ['1,000', 'ja', '1,000', '1', '1000'],
    ['010,000', 'en', '10,000', '10', '10000'],
    ['1,500', 'ar', '1,500', '1.5', '1500'],
    ['۱،۵۰۰', 'fa', '۱،۵۰۰', '1.5', '1500'],
    ['१,५००', 'hi', '१,५००', '1.5', '1500'],
    ['1.500', 'de-AT', '1.500', '1.5', '1500'],
    ['1,5000⌫', 'en', '1,500', '1.5', '1500'],
    ['1.500', 'pl', '1.500', '1.5', '1500'],
  ] as const) {
    it(`takes neither ${less} nor ${more} of the keys ${keys} in ${locale}`, () => {
      expect(type(keys, locale)).to.deep.equal(unclear(text, less, more));
    });
  }

  for (const [keys, locale] of [
    ['1,234,', 'en'],
    ['1,234,5', 'en'],
    ['1,234,56', 'en'],
    ['1,00,', 'hi'],
    ['1,00,00', 'hi'],
    ['1 2', 'fr'],
    ['1.234,', 'en'],
    ['1,234.', 'de'],
    ['1.234,', 'fr'],
    // Without one of its separators, it would be another number.
    ['1..5', 'en'],
    ['1.5.5', 'en'],
    ['1,5,5', 'en'],
    ['1.5 5', 'en'],
    ['1,0000.5', 'en'],
    ['1.0000,5', 'de'],
    ['1234,567.5', 'en'],
    ['1,0000,0000', 'zh-CN'],
    ['1/2', 'en'],
    ['5e3', 'en'],
    ['1e-3', 'en'],
    ['1·5', 'en'],
    ['1;5', 'de'],
    ['1-5', 'en'],
    ['1/5', 'fa'],
  ] as const) {
    it(`shows ${keys} in ${locale}, and takes nothing yet`, () => {
      expect(type(keys, locale)).to.deep.equal(unreadable(keys));
    });
  }

  for (const [shown, edited, locale, text, amount] of [
    ['1234', '1,2345', 'en', '1,2345', '1.2345'],
    ['1234567', '1234,5678', 'en', '1234,5678', '1234.5678'],
    ['1.5', '1.5 ', 'en', '1.5 ', '1.5'],
    ['1234,567', '1,234,567', 'en', '1,234,567', '1234567'],
    ['1,234567', '1,234.567', 'de', '1,234.567', '1234.567'],
    ['500', '0500', 'en', '500', '500'],
    ['1.5', '.5', 'en', '0.5', '0.5'],
    ['', '.5', 'fa', '0.5', '0.5'],
    ['', '٫۵', 'fa', '۰٫۵', '0.5'],
    ['', '.৫', 'bn', '০.৫', '0.5'],
    ['1,5', '1.234,5', 'de', '1.234,5', '1234.5'],
    ['٥', '٥١٢', 'ar', '٥١٢', '512'],
    ['1.5', '', 'en', '', ''],
    ['', '1,234,567', 'en', '1,234,567', '1234567'],
    ['', ' 1,234.50 ', 'en', '1,234.50 ', '1234.50'],
    ['', '3.456', 'en', '3.456', '3.456'],
  ] as const) {
    it(`reads "${edited}" after "${shown}" in ${locale} as ${amount || 'nothing'}`, () => {
      expect(readAmountEdit(shown, edited, locale)).to.deep.equal({ kind: 'typed', text, amount });
    });
  }

  for (const [shown, edited, kind] of [
    ['1.5', '1.5x', 'ignored'],
    ['1.5', '1x.5', 'ignored'],
    ['1.5', 'x', 'ignored'],
    ['1'.repeat(100), '1'.repeat(101), 'ignored'],
    ['', '$5', 'refused'],
    ['25', '$5', 'refused'],
    ['', '1.234 ETH', 'refused'],
    ['', '-5', 'refused'],
    ['', '1,23.45', 'refused'],
    ['', '1'.repeat(101), 'refused'],
  ] as const) {
    it(`keeps "${shown.slice(0, 20)}" after "${edited.slice(0, 20)}": ${kind}`, () => {
      expect(readAmountEdit(shown, edited, 'en')).to.deep.equal({ kind });
    });
  }

  it('lets what a page brought be mended letter by letter', () => {
    let field = unreadable('five 1');
    for (const text of ['five1', 'fiv1', 'iv1', 'v1']) field = edit(field, text, 'en');
    expect(field).to.deep.equal(unreadable('v1'));
    expect(edit(field, '1', 'en')).to.deep.equal({ text: '1', amount: '1' });
  });

  const digitsOf = (locale: string) =>
    Array.from({ length: 10 }, (_, digit) =>
      new Intl.NumberFormat(locale, { useGrouping: false }).format(digit),
    );

  for (const locale of [...LOCALES, 'ar-EG', 'de-AT', 'de-CH', 'es-AR', 'fr-CH', 'pt-PT', 'en-IN']) {
    it(`takes what people read, typed key by key as ${locale} writes it with groups`, () => {
      const digits = digitsOf(locale);
      const format = new Intl.NumberFormat(locale, { useGrouping: 'always' } as Intl.NumberFormatOptions);
      const point = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
      const wholes = fc.bigInt({ min: 0n, max: 10n ** 18n });
      fc.assert(
        fc.property(wholes, fc.nat(18), fc.stringMatching(/^\d{0,18}$/), (large, fewer, fraction) => {
          const whole = large / 10n ** BigInt(fewer);
          const parts = format.formatToParts(whole);
          const grouped = parts.map(({ value }) => value).join('');
          const behind = Array.from(fraction, (digit) => digits[Number(digit)]).join('');
          const text = fraction ? `${grouped}${point?.value}${behind}` : grouped;
          const { amount } = type(text, locale);
          const signs = parts.filter(({ type }) => type === 'group').map(({ value }) => value);
          const couldBeTwo = !fraction && signs.length === 1 && /[.,]/.test(signs.join(''));
          if (couldBeTwo) expect(amount).to.include({ kind: 'unclear', text, more: `${whole}` });
          else expect(amount).to.equal(fraction ? `${whole}.${fraction}` : `${whole}`);
        }),
      );
    });
  }

  const locales = fc.constantFrom(...LOCALES, 'de-CH', 'ar-EG');

  it('takes an amount without groups, whichever separator the keys have, or asks about it', () => {
    const amounts = fc.tuple(fc.nat(99_999_999), fc.stringMatching(/^\d{1,18}$/));
    fc.assert(
      fc.property(amounts, locales, fc.constantFrom(',', '.'), ([whole, fraction], locale, key) => {
        const { amount } = type(`${whole}${key}${fraction}`, locale);
        const isAsked = typeof amount !== 'string';
        if (isAsked) expect(amount).to.include({ kind: 'unclear', more: `${whole}${fraction}` });
        else expect(amount).to.equal(`${whole}.${fraction}`);
        expect(isAsked && fraction.length !== 3).to.equal(false);
      }),
    );
  });

  it('says the same of a text however it came', () => {
    const keys = fc.string({ unit: fc.constantFrom(..."0123456789.,' ٫"), maxLength: 14 });
    fc.assert(
      fc.property(keys, locales, (text, locale) => {
        const typed = type(text, locale);
        const pasted = readAmountEdit('', typed.text, locale);
        if (pasted.kind === 'typed') expect(pasted).to.deep.include(typed);
        else expect(typed.amount).to.include({ kind: 'unreadable' });
      }),
    );
  });
});
