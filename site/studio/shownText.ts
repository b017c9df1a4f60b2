const LONGEST_SHOWN = 40;

/** An untrusted text for use in a sentence: short, on one line, in quotes. */
export function shownText(text: string): string {
  const line = text.replace(/[\s\p{C}]+/gu, ' ').trim();
  const letters = [...line];
  return letters.length > LONGEST_SHOWN ? `“${letters.slice(0, LONGEST_SHOWN).join('')}…”` : `“${line}”`;
}
