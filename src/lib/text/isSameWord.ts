import { plainText } from '../untrusted/plainText.js';

/** Whether somebody typed a word, with whatever keyboard they have. */
export const isSameWord = (typed: string, word: string): boolean =>
  typed.length <= 4 * word.length + 16 && plainText(typed) === plainText(word);
