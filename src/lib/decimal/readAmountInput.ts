import { asciiDigits } from '../text/asciiDigits.js';
import { numberFormat } from '../text/numberFormat.js';

/** Longer than any amount, so that reading stays quick. */
const MOST_CHARACTERS = 100;

/** Marks of direction, which come with texts copied from right-to-left pages. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Whole numbers with separators: `1,234,567`, or `12,34,567` as in India. */
const GROUPED = /^[1-9]\d{0,2}(?=([,. ']))(?:(?:\1\d{3})+|(?:\1\d{2})+\1\d{3})$/;

/** What a text says as an amount. Amounts are decimal text, which ends with a point while its fraction is missing. */
export type AmountReading =
  | { readonly kind: 'read'; readonly amount: string }
  /** `1,500` is one and a half for some people, and a thousand times as much for others. */
  | { readonly kind: 'unclear'; readonly less: string; readonly more: string }
  /** Letters, signs, a second separator. */
  | { readonly kind: 'unreadable' };

const UNREADABLE: AmountReading = { kind: 'unreadable' };

/**
 * Reads a whole text: digits of any script, separators of thousands, a comma or a point. A single separator of thousands in
 * the language is unclear, because wallets and explorers write a point in every language. `fraction` is the sign that is
 * known to separate the fraction. For what is typed into a field that holds an amount, see `readAmountEdit`.
 */
export function readAmountInput(typed: string, locale: string, fraction?: string): AmountReading {
  if (typed.length > MOST_CHARACTERS) return UNREADABLE;
  const text = toAscii(typed);
  const separator = fraction ?? separatorIn(text);
  const known = split(text, separator);
  if (fraction !== undefined || !text.includes(separator) || !GROUPED.test(text)) return known;
  const whole = split(text, undefined);
  if (whole.kind !== 'read' || known.kind !== 'read') return whole;
  if (separatorOf(inLatin(locale), 'group') !== separator) return known;
  return { kind: 'unclear', less: known.amount, more: whole.amount };
}

/** Reads a text whose fraction begins after a separator, or a whole number. */
function split(text: string, separator: string | undefined): AmountReading {
  const [whole = '', fraction, ...more] = separator ? text.split(separator) : [text];
  const digits = GROUPED.test(whole) ? whole.replace(/\D/g, '') : whole;
  if (more.length > 0 || /\D/.test(digits + (fraction ?? ''))) return UNREADABLE;
  const amount = withoutZeros(digits);
  return { kind: 'read', amount: fraction === undefined ? amount : `${amount || '0'}.${fraction}` };
}

/** What separates the fraction in the texts of a language. */
export const fractionSign = (locale: string): string => separatorOf(locale, 'decimal');

/** The text of an amount field, in the digits and with the decimal separator of a language. */
export function writeAmountInput(decimal: string, locale: string): string {
  const digits = Array.from(numberFormat(locale, { useGrouping: false }).format(9_876_543_210)).reverse();
  return decimal.replace('.', fractionSign(locale)).replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');

/** With digits and separators of ASCII, and no marks. */
export function toAscii(typed: string): string {
  return (
    asciiDigits(typed)
      .replace(DIRECTION_MARKS, '')
      .trim()
      .replace(/\s/g, ' ')
      .replace(/[’٬]/g, "'")
      // Keyboards of Arabic and Persian have a comma of their own, and input methods of East Asia a full stop.
      .replace(/[，،]/g, ',')
      .replace(/[．。]/g, '.')
  );
}

/** What separates the fraction in a text, if it has one. */
function separatorIn(text: string): string {
  if (text.includes('٫')) return '٫';
  return text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
}

/** With Latin digits, whose separators are told apart here: those of others have signs of their own. */
const inLatin = (locale: string) => new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();

function separatorOf(locale: string, type: 'decimal' | 'group'): string {
  const parts = numberFormat(locale, {}).formatToParts(1_234_567.8);
  return parts.find((part) => part.type === type)?.value ?? '.';
}
