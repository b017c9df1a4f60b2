import { isolated, textDirection } from './texts.js';

/** Chinese and Thai have no spaces between words, but beside a Latin name. */
const GLUED = /\w[\p{sc=Han}\p{sc=Thai}]|[\p{sc=Han}\p{sc=Thai}]\w/u;

/** The parts of a list as one text, with the spaces that engines leave out. */
function joinSpaced(parts: readonly { readonly value: string }[]): string {
  let text = '';
  for (const { value } of parts) text += (GLUED.test(text.slice(-1) + value[0]) ? ' ' : '') + value;
  return text;
}

/**
 * Names things for a sentence, such as `Ethereum, Base and Polygon`. Where the language runs from right to left, so does the
 * list, although its names may be Latin.
 */
export function formatList(names: Iterable<string>, type: Intl.ListFormatType, locale: string): string {
  const format = new Intl.ListFormat(locale, { type });
  if (textDirection(locale) === 'ltr') return joinSpaced(format.formatToParts(names));
  return `\u200f${format.format(Array.from(names, isolated))}`;
}
