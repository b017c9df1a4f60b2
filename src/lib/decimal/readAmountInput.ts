import { asciiDigits } from '../text/asciiDigits.js';
import { numberFormat } from '../text/numberFormat.js';

/** Longer than any amount; keeps reading fast. */
export const MOST_CHARACTERS = 100;

/** Bidirectional marks, which come with text copied from right-to-left pages. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Whole numbers with separators: `1,234,567`, or `12,34,567` as in India. */
const GROUPED = /^(?:[1-9]\d{0,2}([,. '])\d{3}(?:\1\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3})$/;

/** One separator before three digits, which may be a thousands separator in another language. */
const COULD_BE_THOUSANDS = /^[1-9]\d*[,.]\d{3}$/;

/** The meaning of a text as an amount. Amounts are decimal text, which ends with a point while the fraction is missing. */
export type AmountReading =
  | { readonly kind: 'read'; readonly amount: string }
  /** `1,500` means one and a half to some people, and a thousand times as much to others. */
  | { readonly kind: 'unclear'; readonly less: string; readonly more: string }
  /** Letters, signs, or groups of the wrong size. */
  | { readonly kind: 'unreadable' };

/** A slash after a Persian digit is a decimal separator. */
const PERSIAN_FRACTION = /([۰-۹])\//g;

const UNREADABLE: AmountReading = { kind: 'unreadable' };

/**
 * Reads a whole text: digits of any script, thousands separators, a comma or a point. A single comma or point before three
 * digits is ambiguous unless it is the language's decimal separator: wallets and explorers write a point in every language, and
 * number pads only offer the phone's own separator. For the content of a field, see `readAmountEdit`.
 */
export function readAmountInput(typed: string, locale: string): AmountReading {
  if (typed.length > MOST_CHARACTERS) return UNREADABLE;
  const text = withoutZeros(toAscii(typed).trim());
  const separator = separatorIn(text);
  const known = split(text, separator);
  if (!text.includes(separator)) return known;
  if (COULD_BE_THOUSANDS.test(text) && known.kind === 'read') {
    if (separator === fractionSign(inLatin(locale))) return known;
    return { kind: 'unclear', less: known.amount.replace(/\.?0+$/, ''), more: text.replace(/\D/, '') };
  }
  if (GROUPED.test(text)) return split(text, undefined);
  return hasStrangeEnd(text, locale) ? UNREADABLE : known;
}

/**
 * Whether a text ends with a second kind of separator that the language doesn't use this way: `1.234,` in English. Until a
 * digit follows, it may be a slip, and the amount a thousand times larger.
 */
function hasStrangeEnd(text: string, locale: string): boolean {
  const [, group, end] = /^\d+([.,])[\d.,]*([.,])$/.exec(text) ?? [];
  if (!group || !end || group === end) return false;
  return !groupSigns(locale).includes(group) || fractionSign(inLatin(locale)) !== end;
}

/** Reads a number whose fraction follows `separator`, or a whole number. */
function split(text: string, separator: string | undefined): AmountReading {
  const [whole = '', fraction, ...more] = separator ? text.split(separator) : [text];
  const digits = GROUPED.test(whole) ? whole.replace(/\D/g, '') : whole;
  if (more.length > 0 || /\D/.test(digits + (fraction ?? ''))) return UNREADABLE;
  return { kind: 'read', amount: fraction === undefined ? digits : `${digits || '0'}.${fraction}` };
}

/** A language's decimal separator. */
const fractionSign = (locale: string): string => separatorOf(locale, 'decimal');

/** The text for an amount field, in a language's digits and with its decimal separator. */
export function writeAmountInput(decimal: string, locale: string): string {
  const digits = Array.from(numberFormat(locale, { useGrouping: false }).format(9_876_543_210)).reverse();
  return decimal.replace('.', fractionSign(locale)).replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');

/** Converts digits and separators to ASCII and removes bidirectional marks. */
export function toAscii(typed: string): string {
  return (
    asciiDigits(typed.replace(DIRECTION_MARKS, '').replace(PERSIAN_FRACTION, '$1٫'))
      .replace(/\s/g, ' ')
      .replace(/[’٬＇]/g, "'")
      // Arabic and Persian keyboards have their own comma; East Asian input methods have their own comma and full stop.
      .replace(/[，،、､]/g, ',')
      .replace(/[．。｡]/g, '.')
  );
}

/** The decimal separator in a text, or the default point. */
function separatorIn(text: string): string {
  if (text.includes('٫')) return '٫';
  return text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
}

/** The locale with Latin digits, because only their separators are ambiguous; other digits have separators of their own. */
const inLatin = (locale: string) => new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();

/** A language's thousands separators, in Latin digits. Money may have a different one, as in Austria. */
const groupSigns = (locale: string) => [
  separatorOf(inLatin(locale), 'group'),
  separatorOf(inLatin(locale), 'group', { style: 'currency', currency: 'EUR' }),
];

function separatorOf(
  locale: string,
  type: 'decimal' | 'group',
  options: Intl.NumberFormatOptions = {},
): string {
  const parts = numberFormat(locale, options).formatToParts(1_234_567.8);
  return parts.find((part) => part.type === type)?.value ?? '.';
}
