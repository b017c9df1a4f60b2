import { expect } from 'chai';
import fc from 'fast-check';
import { readAmountEdit } from '../../../src/lib/decimal/readAmountEdit.js';
import { writeAmountInput } from '../../../src/lib/decimal/readAmountInput.js';

/** What the field holds after keys are pressed one by one at its end. */
function type(keys: string, locale: string, start = ''): string {
  let amount = start;
  for (const key of keys) {
    const shown = writeAmountInput(amount, locale);
    const edit = key === '⌫' ? shown.slice(0, -1) : shown + key;
    const read = readAmountEdit(shown, edit, locale);
    if (read.kind === 'read') amount = read.amount;
  }
  return amount;
}

describe('readAmountEdit', () => {
  for (const [keys, locale, amount] of [
    ['1.234', 'en', '1.234'],
    ['1,234', 'en', '1.234'],
    ['1,234', 'de', '1.234'],
    ['1.234', 'de', '1.234'],
    ['1.234,', 'en', '1.234'],
    ['1.234,⌫', 'en', '1.23'],
    ['1.234,5', 'en', '1.2345'],
    ['999.999,', 'en', '999.999'],
    ['1,234.', 'de', '1.234'],
    ['1,234.5', 'de', '1.2345'],
    ['1,234,567', 'en', '1.234567'],
    ['1..5', 'en', '1.5'],
    ['1a2', 'en', '12'],
    ['-5', 'en', '5'],
    ['12345⌫', 'en', '1234'],
    ['١٢٫٥', 'ar', '12.5'],
    ['1.5', 'ar', '1.5'],
    ['1،5', 'fa', '1.5'],
    ['.5', 'de', '0.5'],
  ] as const) {
    it(`makes ${amount} of the keys ${keys} in ${locale}`, () => {
      expect(type(keys, locale)).to.equal(amount);
    });
  }

  for (const [shown, edited, locale, read] of [
    // A separator between digits that are there.
    ['1234', '1,234', 'en', { kind: 'read', amount: '1.234' }],
    ['1234567', '1234.567', 'de', { kind: 'read', amount: '1234.567' }],
    ['1.234567', '1.234,567', 'en', { kind: 'unreadable' }],
    ['1,234567', '1,234.567', 'de', { kind: 'unreadable' }],
    ['1.5', '1.5.', 'en', { kind: 'ignored' }],
    ['1.5', '1.5x', 'en', { kind: 'ignored' }],
    ['1.5', '1.5 ', 'en', { kind: 'read', amount: '1.5' }],
    // Several characters at once are pasted.
    ['', '1,234', 'en', { kind: 'unclear', less: '1.234', more: '1234' }],
    ['', '3.456', 'de', { kind: 'unclear', less: '3.456', more: '3456' }],
    ['', '3.456', 'en', { kind: 'read', amount: '3.456' }],
    ['', '1,234,567', 'en', { kind: 'read', amount: '1234567' }],
    ['', '1.234,56', 'en', { kind: 'read', amount: '1234.56' }],
    ['', '$5', 'en', { kind: 'unreadable' }],
    ['3', '$5', 'en', { kind: 'unreadable' }],
    ['25', '$5', 'en', { kind: 'unreadable' }],
    ['', '1.234 ETH', 'en', { kind: 'unreadable' }],
    ['', '-5', 'en', { kind: 'unreadable' }],
    ['1,', '1,234', 'de', { kind: 'read', amount: '1.234' }],
    ['1,5', '1.234,5', 'de', { kind: 'read', amount: '1234.5' }],
    ['1.5', '1,234.5', 'en', { kind: 'read', amount: '1234.5' }],
    ['1.234', '1.234,56', 'en', { kind: 'unreadable' }],
    ['٥', '٥١٢', 'ar', { kind: 'read', amount: '512' }],
    ['1.5', '', 'en', { kind: 'read', amount: '' }],
    ['1,5', ',5', 'de', { kind: 'read', amount: '0.5' }],
  ] as const) {
    it(`reads "${edited}" after "${shown}" in ${locale} as ${JSON.stringify(read)}`, () => {
      expect(readAmountEdit(shown, edited, locale)).to.deep.equal(read);
    });
  }

  const locales = fc.constantFrom('en', 'de', 'de-CH', 'fr', 'es', 'hi', 'ar-EG', 'fa', 'ja', 'pt-BR');

  it('never changes an amount that was typed key by key', () => {
    const amounts = fc.tuple(fc.nat(99_999_999), fc.stringMatching(/^\d{0,18}$/));
    fc.assert(
      fc.property(amounts, locales, fc.constantFrom(',', '.'), ([whole, fraction], locale, key) => {
        expect(type(`${whole}${key}${fraction}`, locale)).to.equal(`${whole}.${fraction}`);
      }),
    );
  });

  it('makes no amount larger by a separator, wherever it is typed', () => {
    const fields = fc.tuple(fc.nat(9_999_999), fc.stringMatching(/^(\.\d{0,6})?$/));
    fc.assert(
      fc.property(
        fields,
        locales,
        fc.constantFrom(',', '.', '٫'),
        fc.nat(20),
        (parts, locale, key, place) => {
          const amount = parts.join('');
          const shown = writeAmountInput(amount, locale);
          const at = place % (shown.length + 1);
          const read = readAmountEdit(shown, shown.slice(0, at) + key + shown.slice(at), locale);
          if (read.kind === 'read') expect(Number(read.amount)).to.be.at.most(Number(amount));
        },
      ),
    );
  });
});
