/** Letters that keyboards without them write as others, and that Unicode does not decompose. */
const PLAIN: Readonly<Record<string, string>> = { đ: 'd', ı: 'i', ة: 'ه', ى: 'ي', ی: 'ي' };

const toHiragana = (katakana: string) => String.fromCharCode(katakana.charCodeAt(0) - 0x60);

/** Without what differs between keyboards: case, accents and vowel signs, full width, and the two scripts of kana. */
const fold = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ァ-ヶ]/g, toHiragana)
    .replace(/[đıةىی]/g, (letter) => PLAIN[letter] ?? letter);

/** Whether somebody typed a word, with whatever keyboard they have. */
export const isSameWord = (typed: string, word: string): boolean =>
  typed.length <= 4 * word.length + 16 && fold(typed) === fold(word);
