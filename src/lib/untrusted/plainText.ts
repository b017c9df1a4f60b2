import { asciiDigits } from '../text/asciiDigits.js';
import { ownValue } from './ownValue.js';

/** Letters that people search for as another one, because keyboards and spellings differ, and their usual replacement. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
  ґ: 'г',
  '\u0671': 'ا', // alef with wasla
  '\u0649': 'ي', // alef maqsura
  '\u06cc': 'ي', // Persian yeh
  '\u06d0': 'ي', // e
  '\u06d2': 'ي', // Urdu yeh
  '\u0629': 'ه', // teh marbuta
  '\u06be': 'ه', // heh with two eyes
  '\u06c1': 'ه', // Urdu heh
  '\u06c3': 'ه', // Urdu teh marbuta
  '\u06d5': 'ه', // ae
  '\u06a9': 'ك', // Persian kaf
  '’': "'",
  '׳': "'",
  '״': '"',
};
const FOLDED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

const TO_HIRAGANA = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);

/**
 * Normalizes a text for search: removes accents, vowel points, upper case, repeated spaces, and characters that are invisible
 * or only stretch a word; unifies variants of letters, kana and digits.
 */
export function plainText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\u0640]/gu, '')
    .toLowerCase()
    .replace(FOLDED, (letter) => ownValue(LETTERS, letter) ?? letter)
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
    .replace(/\s+/g, ' ')
    .trim();
  return asciiDigits(plain);
}
