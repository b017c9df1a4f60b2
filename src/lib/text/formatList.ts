import { isolated, textDirection } from './texts.js';

/** Scripts without spaces between words, whose texts have one beside a Latin name. */
const UNSPACED = /[\p{Script=Han}\p{Script=Thai}]/u;
const LATIN = /[\p{Script=Latin}\p{N}]/u;

const isGlued = (before = '', after = '') =>
  (LATIN.test(before) && UNSPACED.test(after)) || (UNSPACED.test(before) && LATIN.test(after));

/** The parts of a list as one text, with spaces where a name would touch the word beside it. */
const joinSpaced = (parts: readonly { readonly value: string }[]) =>
  parts.reduce((text, { value }) => text + (isGlued(text.at(-1), value[0]) ? ' ' : '') + value, '');

/**
 * Names things for a sentence, such as `Ethereum, Base and Polygon`. Where the language runs from right to left, so does the
 * list, although its names may be Latin.
 */
export function formatList(names: Iterable<string>, type: Intl.ListFormatType, locale: string): string {
  const format = new Intl.ListFormat(locale, { type });
  if (textDirection(locale) === 'ltr') return joinSpaced(format.formatToParts(names));
  return `\u200f${format.format(Array.from(names, isolated))}`;
}
