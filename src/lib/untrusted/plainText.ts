import { ownValue } from '../ownValue.js';

/** Letters without a plain base letter, and how people type them. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  '’': "'",
};

/** Normalizes a text for searching: no accents, upper case or repeated spaces. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðħıßæœþ’]/g, (letter) => ownValue(LETTERS, letter) ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
