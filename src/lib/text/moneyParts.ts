import { textDirection } from './texts.js';

/** A symbol of several characters that begins with a letter, such as `US$`. */
const LETTERED = /^\p{L}.*\P{L}$/u;

/**
 * The parts of an amount of money, given as decimal text. In right-to-left languages, a symbol such as `US$` would show as
 * `$US`, so a mark follows it (UAX 9 2.6).
 */
export function moneyParts(
  format: Intl.NumberFormat,
  amount: string,
  locale: string,
): readonly Intl.NumberFormatPart[] {
  // Intl formats a decimal text exactly; a number would lose digits of large amounts.
  const parts = format.formatToParts(amount as `${number}`);
  if (textDirection(locale) === 'ltr') return parts;
  return parts.map((part) =>
    part.type === 'currency' && LETTERED.test(part.value) ? { ...part, value: `${part.value}\u200e` } : part,
  );
}

/** Joins parts into one text. */
export const joinParts = (parts: readonly Intl.NumberFormatPart[]): string =>
  parts.map(({ value }) => value).join('');
