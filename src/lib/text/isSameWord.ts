import { plainText } from '../untrusted/plainText.js';

/** Whether the typed text is a word, regardless of keyboard and input method. */
export const isSameWord = (typed: string, word: string): boolean =>
  typed.length <= 4 * word.length + 16 && plainText(typed) === plainText(word);
