/** What reorders or hides text, and control characters other than line breaks. */
const HIDDEN = /(?!\n)[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

/** Makes every character of a text visible, for somebody who reads it before they sign it. */
export function showHidden(text: string): string {
  return text.replace(HIDDEN, '\uFFFD');
}
