/** Characters that reorder or hide text, and control characters other than line breaks. */
const HIDDEN = /(?!\n)[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

/** Replaces every hidden character of a text. */
export const replaceHidden = (text: string, replace: (found: string) => string): string =>
  text.replace(HIDDEN, replace);

/** Makes every character of a text visible, so that it can be checked before signing. */
export function showHidden(text: string): string {
  return replaceHidden(text, () => '\uFFFD');
}
