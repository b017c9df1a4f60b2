import { asciiDigits } from '../text/asciiDigits.js';
import { numberFormat } from '../text/numberFormat.js';

/** Longer than any amount, so that reading stays quick. */
const MOST_CHARACTERS = 100;

/** Marks of direction, which come with texts copied from right-to-left pages. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Whole numbers with separators: `1,234,567`, or `12,34,567` as in India. */
const GROUPED = /^[1-9]\d{0,2}(?=([,. ']))(?:(?:\1\d{3})+|(?:\1\d{2})+\1\d{3})$/;

/**
 * Reads what somebody typed or pasted into an amount field: digits of any script, separators of thousands, a comma or a
 * point. Answers decimal text. It ends with a point while its fraction is missing, and is empty if the field is.
 * Undefined for anything else, such as letters, signs or a second separator: the field then keeps what it had.
 *
 * `1,500` and `1.500` differ in meaning between languages, so `locale` decides. The field must show the result by
 * `writeAmountInput`. Otherwise 1.5 becomes 1500 for a German who adds two zeros.
 */
export function readAmountInput(typed: string, locale: string): string | undefined {
  if (typed.length > MOST_CHARACTERS) return undefined;
  const text = toAscii(typed);
  const separator = decimalSeparatorIn(text, locale);
  const [whole = '', fraction, ...more] = separator ? text.split(separator) : [text];
  const digits = GROUPED.test(whole) ? whole.replace(/\D/g, '') : whole;
  if (more.length > 0 || /\D/.test(digits + (fraction ?? ''))) return undefined;
  if (fraction === undefined) return withoutZeros(digits);
  return `${withoutZeros(digits) || '0'}.${fraction}`;
}

/** The text of an amount field, in the digits and with the decimal separator of a language. */
export function writeAmountInput(decimal: string, locale: string): string {
  const digits = Array.from(numberFormat(locale, { useGrouping: false }).format(9_876_543_210)).reverse();
  return decimal
    .replace('.', separatorOf(locale, 'decimal'))
    .replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');

function toAscii(typed: string): string {
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

/** What separates the fraction in a text. Undefined if there is none. */
function decimalSeparatorIn(text: string, locale: string): string | undefined {
  if (text.includes('٫')) return '٫';
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  const last = comma > point ? ',' : '.';
  if (comma >= 0 && point >= 0) return last;
  const isGroup =
    GROUPED.test(text) && (text.split(last).length > 2 || separatorOf(inLatin(locale), 'group') === last);
  return isGroup ? undefined : last;
}

/** With Latin digits, whose separators are told apart here: those of others have signs of their own. */
const inLatin = (locale: string) => new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();

function separatorOf(locale: string, type: 'decimal' | 'group'): string {
  const parts = numberFormat(locale, {}).formatToParts(1_234_567.8);
  return parts.find((part) => part.type === type)?.value ?? '.';
}
