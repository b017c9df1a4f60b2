// Every language is complete or absent.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { at } from '../../scripts/lib/files.mjs';
import { checkLanguage } from '../../scripts/locales/checkLanguage.mjs';
import { findListed, findTags, readLanguage, unlisted } from '../../scripts/locales/languageFiles.mjs';

const tags = findTags();

describe('the texts of a language', () => {
  let english;
  before(async () => {
    english = await readLanguage('en');
  });

  for (const path of ['README.md', 'docs/languages.md', 'CHANGELOG.md'])
    it(`are as many as ${path} says`, () => {
      const [, told] = /(\d+) languages/.exec(readFileSync(at(path), 'utf8')) ?? [];
      assert.equal(Number(told), tags.length);
    });

  it('have plural forms in English wherever they count', () => {
    const texts = Object.values(english).flatMap((part) => Object.entries(part));
    const without = texts.filter(([, text]) => typeof text === 'string' && /\{(count|times)\}/.test(text));
    assert.deepEqual(without, []);
  });

  it('exist in the languages that pages may have', () => {
    assert.deepEqual(tags, findListed());
    assert.deepEqual(tags.flatMap(unlisted), []);
  });

  for (const tag of tags.slice(1)) {
    it(`are complete and well written: ${tag}`, async () => {
      assert.deepEqual(checkLanguage(tag, english, await readLanguage(tag)), []);
    });
  }
});

describe('a check of a language', () => {
  const check = (tag, english, text, borrowed = []) =>
    checkLanguage(tag, { first: { key: english } }, { first: { key: text } }, borrowed).map((line) =>
      line.replace(/^key /, ''),
    );
  const rows = [
    ['de', 'Send {amount}', '{amount} senden', []],
    ['de', 'Send {amount}', 'Senden', ['has no placeholder, where English has {amount}']],
    ['de', 'Send', 'Send', ['is the same as in English']],
    ['de', 'Wallets', 'Wallets', [], ['Wallets']],
    ['de', 'NFTs', 'NFTs', []],
    ['de', 'Check your wallet.', 'Prüfe die wallet with care.', ['has the English word “with”']],
    [
      'de',
      'Open “{name}”',
      'Öffne "{name}"',
      [
        'has a straight quotation mark or apostrophe',
        'does not quote as „…“ (QUOTES in scripts/locales/checkLanguage.mjs)',
      ],
    ],
    ['de', 'Open “{name}”', 'Öffne „{name}“', []],
    [
      'de',
      'Loading…',
      'Wird geladen...',
      ['has three points instead of …', 'does not end with …, as English does'],
    ],
    ['de', 'It failed.', 'Fehlgeschlagen', ['does not end as a sentence']],
    ['de', 'Not now', 'Nicht jetzt ', ['has surplus spaces']],
    ['de', 'It failed.', 'Fehl\u200bgeschlagen.', ['has a hidden character: U+200b']],
    ['fa', 'Wallets', 'کیف\u200cپول‌ها', []],
    ['th', 'It failed.', 'ล้มเหลว', []],
    ['ja', 'Open the wallet.', 'Wallet を開いてください。', ['has the Latin word “Wallet”']],
    ['ja', 'Open WalletConnect.', 'WalletConnect を開いてください。', []],
    ['fr', 'Sure?', 'Sûr ?', ['lacks the narrow no-break space (U+202F) before ! ? : or ;']],
    ['fr', 'Sure?', 'Sûr\u202f?', []],
    ['fr', 'Open “{name}”', 'Ouvrir «\u202f{name}\u202f»', []],
    [
      'de',
      { one: '{count} wallet', other: '{count} wallets' },
      '{count} Konten',
      ['has no plural forms (one, other)'],
    ],
    [
      'pl',
      { one: '{count} wallet', other: '{count} wallets' },
      { one: '{count} portfel', other: '{count} portfele' },
      ['has the plural forms one, other instead of few, many, one, other'],
    ],
    [
      'ar',
      { one: '{count} wallet', other: '{count} wallets' },
      {
        zero: 'لا محافظ',
        one: 'محفظة واحدة',
        two: 'محفظتان',
        few: '{count} محافظ',
        many: 'محفظة',
        other: '{count} محفظة',
      },
      ['(many) has no placeholder, where English has {count}'],
    ],
  ];
  for (const [tag, english, text, problems, borrowed] of rows) {
    it(`${problems.length ? 'finds' : 'passes'} ${tag}: ${JSON.stringify(text)}`, () => {
      assert.deepEqual(check(tag, english, text, borrowed), problems);
    });
  }

  it('finds missing and unknown texts', () => {
    assert.deepEqual(checkLanguage('de', { first: { a: 'One' } }, { first: { b: 'Zwei' } }), [
      'b is no text of “first”',
      'a is missing in “first”',
    ]);
  });
});
