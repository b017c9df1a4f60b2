import { expect } from 'chai';
import fc from 'fast-check';
import { rankText, typosToBegin } from '../../../src/lib/text/searchText.js';
import { plainText } from '../../../src/lib/untrusted/plainText.js';

const rank = (name: string, query: string) => rankText(plainText(name), plainText(query));

describe('plainText', () => {
  for (const [given, plain] of [
    ['Écrin', 'ecrin'],
    ['Łódka  Wallet ', 'lodka wallet'],
    ['Ångström', 'angstrom'],
    ['İnci Cüzdan', 'inci cuzdan'],
    ['Zoë’s Purse', "zoe's purse"],
    ['Straße', 'strasse'],
    ['Кошелёк', 'кошелек'],
    ['ﬁat', 'fiat'],
    ['ĐÀ NẴNG', 'da nang'],
    ['IRMAK ısı', 'irmak isi'],
    ['Ærø þing ŧ œuvre ħ ð', 'aero thing t oeuvre h d'],
    // Arabic: forms of alef, yeh, teh marbuta and kaf; vowels, stretched words and invisible joiners.
    ['أحمد إآٱ', 'احمد ااا'],
    ['مَحْفَظَة', 'محفظه'],
    ['على', 'علي'],
    ['کیف\u200cپول', 'كيفپول'],
    ['بــيت', 'بيت'],
    ['ﻣﺤﻔﻈﺔ', 'محفظه'],
    ['۱٢3', '123'],
    ['שָׁלוֹם', 'שלום'],
    // Kana, in narrow and wide letters.
    ['ｳｫﾚｯﾄ', 'うぉれっと'],
    ['ウォレット', 'うぉれっと'],
    ['うぉれっと', 'うぉれっと'],
    ['ＭｅｔａＭａｓｋ', 'metamask'],
  ] as const) {
    it(`turns ${given} into ${plain}`, () => expect(plainText(given)).to.equal(plain));
  }
});

describe('two ways to write the same', () => {
  const WAYS: readonly (readonly [string, string])[] = [
    ['ł', 'l'],
    ['đ', 'd'],
    ['ı', 'i'],
    ['İ', 'i'],
    ['ø', 'o'],
    ['ß', 'ss'],
    ['æ', 'ae'],
    ['œ', 'oe'],
    ['þ', 'th'],
    ['ð', 'd'],
    ['ħ', 'h'],
    ['ŧ', 't'],
    ['أ', 'ا'],
    ['إ', 'ا'],
    ['آ', 'ا'],
    ['ى', 'ي'],
    ['ی', 'ي'],
    ['ة', 'ه'],
    ['ک', 'ك'],
    ['ـ', ''],
    ['ً', ''],
    ['ּ', ''],
    ['カ', 'か'],
    ['ｶ', 'か'],
    ['５', '5'],
  ];
  it('are found by each other, wherever they stand', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WAYS), { minLength: 1, maxLength: 8 }), (pairs) => {
        const one = `x${pairs.map(([first]) => first).join('')}`;
        const other = `x${pairs.map(([, second]) => second).join('')}`;
        expect(plainText(one)).to.equal(plainText(other));
        expect(rank(one, other)).to.equal(0);
        expect(rank(other, one.toUpperCase()), 'in capitals').to.equal(0);
      }),
    );
  });

  it('stays the same when it is folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainText(plainText(text))).to.equal(plainText(text));
      }),
    );
  });
});

describe('rankText', () => {
  for (const [name, query, expected] of [
    ['MetaMask', 'meta', 0],
    ['Trust Wallet', 'wallet', 1],
    ['MetaMask', 'mask', 2],
    ['Trust Wallet', 'wallet trust', 3],
    ['MetaMask', 'metmask', 4],
    ['MetaMask', 'metamsak', 4],
    ['Rainbow', 'rianbow', 4],
    ['Trust Wallet', 'trustwalet', 4],
    ['Cedar Wallet', 'cedra wal', 4],
    ['Łódka Wallet', 'lodka', 0],
    ['月光钱包', '光', 2],
    ['Rainbow', 'trust', undefined],
    ['Rainbow', 'rxx', undefined],
    ['Coin', 'corn', 4],
    ['Q', 'quartz', undefined],
  ] as const) {
    it(`ranks ${name} for ${query} ${expected}`, () => expect(rank(name, query)).to.equal(expected));
  }

  it('finds every name by itself, by its beginning, and with two letters swapped', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{5,12}$/), fc.nat(), (name, at) => {
        expect(rankText(name, name)).to.equal(0);
        expect(rankText(name, name.slice(0, 3))).to.equal(0);
        const place = at % (name.length - 1);
        const swapped = `${name.slice(0, place)}${name[place + 1]}${name[place]}${name.slice(place + 2)}`;
        expect(rankText(name, swapped)).to.be.a('number');
      }),
    );
  });
});

describe('typosToBegin', () => {
  for (const [text, typed, typos] of [
    ['metamask', 'meta', 0],
    ['metamask', 'mtea', 1],
    ['metamask', 'meat', 1],
    ['metamask', 'metta', 1],
    ['metamask', 'zeta', 1],
    ['metamask', '', 0],
    ['', 'abc', 3],
  ] as const) {
    it(`counts ${typos} between ${text} and ${typed}`, () =>
      expect(typosToBegin(text, typed)).to.equal(typos));
  }

  it('is within a limit exactly when the full count is', () => {
    const word = fc.stringMatching(/^[a-e]{1,9}$/);
    fc.assert(
      fc.property(word, word, fc.nat(3), (text, typed, most) => {
        expect(typosToBegin(text, typed, most) <= most).to.equal(typosToBegin(text, typed) <= most);
      }),
    );
  });
});
