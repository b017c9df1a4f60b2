import { isolated, textDirection } from './texts.js';

/** Chinese and Thai have no spaces between words, except next to Latin names. */
const GLUED = /\w[\p{sc=Han}\p{sc=Thai}]|[\p{sc=Han}\p{sc=Thai}]\w/u;

/** Joins the parts of a list, with the spaces that browsers leave out. */
function joinSpaced(parts: readonly { readonly value: string }[]): string {
  let text = '';
  for (const { value } of parts) text += (GLUED.test(text.slice(-1) + value[0]) ? ' ' : '') + value;
  return text;
}

/**
 * Lists names for a sentence, such as `Ethereum, Base and Polygon`. In right-to-left languages the list also runs right to
 * left, even with Latin names.
 */
export function formatList(names: Iterable<string>, type: Intl.ListFormatType, locale: string): string {
  const format = new Intl.ListFormat(locale, { type });
  if (textDirection(locale) === 'ltr') return joinSpaced(format.formatToParts(names));
  return `\u200f${format.format(Array.from(names, isolated))}`;
}
