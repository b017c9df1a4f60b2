import { isolated, textDirection } from './texts.js';

/**
 * Names things for a sentence, such as `Ethereum, Base and Polygon`. Where the language runs from right to left, so does the
 * list, although its names may be Latin.
 */
export function formatList(names: Iterable<string>, type: Intl.ListFormatType, locale: string): string {
  const format = new Intl.ListFormat(locale, { type });
  if (textDirection(locale) === 'ltr') return format.format(names);
  return `\u200f${format.format(Array.from(names, isolated))}`;
}
