import { asciiDigits } from '../text/asciiDigits.js';
import { numberFormat } from '../text/numberFormat.js';

/** Longer than any amount, so that reading stays quick. */
export const MOST_CHARACTERS = 100;

/** Marks of direction, which come with texts copied from right-to-left pages. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Whole numbers with separators: `1,234,567`, or `12,34,567` as in India. */
const GROUPED = /^(?:[1-9]\d{0,2}([,. '])\d{3}(?:\1\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3})$/;

/** One separator with three digits behind it, which can be a thousand times as much for somebody else. */
const COULD_BE_THOUSANDS = /^[1-9]\d*[,.]\d{3}$/;

/** What a text says as an amount. Amounts are decimal text, which ends with a point while its fraction is missing. */
export type AmountReading =
  | { readonly kind: 'read'; readonly amount: string }
  /** `1,500` is one and a half for some people, and a thousand times as much for others. */
  | { readonly kind: 'unclear'; readonly less: string; readonly more: string }
  /** Letters, signs, groups of the wrong size. */
  | { readonly kind: 'unreadable' };

/** A slash behind a Persian digit begins a fraction. */
const PERSIAN_FRACTION = /([۰-۹])\//g;

const UNREADABLE: AmountReading = { kind: 'unreadable' };

/**
 * Reads a whole text: digits of any script, separators of thousands, a comma or a point. A single comma or point with three digits
 * behind it is unclear unless the language begins fractions with it, because wallets and explorers write a point in every
 * language, and number pads have only the separator of the phone. For the text of a field, see `readAmountEdit`.
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
 * Whether a text ends with a separator after those of thousands that the language does not have: `1.234,` in English. Until a
 * digit follows, the key may have been a mistake, and a thousand times as much.
 */
function hasStrangeEnd(text: string, locale: string): boolean {
  const [, group, end] = /^\d+([.,])[\d.,]*([.,])$/.exec(text) ?? [];
  if (!group || !end || group === end) return false;
  return !groupSigns(locale).includes(group) || fractionSign(inLatin(locale)) !== end;
}

/** Reads a text whose fraction begins after a separator, or a whole number. */
function split(text: string, separator: string | undefined): AmountReading {
  const [whole = '', fraction, ...more] = separator ? text.split(separator) : [text];
  const digits = GROUPED.test(whole) ? whole.replace(/\D/g, '') : whole;
  if (more.length > 0 || /\D/.test(digits + (fraction ?? ''))) return UNREADABLE;
  return { kind: 'read', amount: fraction === undefined ? digits : `${digits || '0'}.${fraction}` };
}

/** What separates the fraction in the texts of a language. */
const fractionSign = (locale: string): string => separatorOf(locale, 'decimal');

/** The text of an amount field, in the digits and with the decimal separator of a language. */
export function writeAmountInput(decimal: string, locale: string): string {
  const digits = Array.from(numberFormat(locale, { useGrouping: false }).format(9_876_543_210)).reverse();
  return decimal.replace('.', fractionSign(locale)).replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');

/** With digits and separators of ASCII, and no marks. */
export function toAscii(typed: string): string {
  return (
    asciiDigits(typed.replace(DIRECTION_MARKS, '').replace(PERSIAN_FRACTION, '$1٫'))
      .replace(/\s/g, ' ')
      .replace(/[’٬＇]/g, "'")
      // Keyboards of Arabic and Persian have a comma of their own, and input methods of East Asia a comma and a full stop.
      .replace(/[，،、､]/g, ',')
      .replace(/[．。｡]/g, '.')
  );
}

/** What separates the fraction in a text, if it has one. */
function separatorIn(text: string): string {
  if (text.includes('٫')) return '٫';
  return text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
}

/** With Latin digits, whose separators are told apart here: those of others have signs of their own. */
const inLatin = (locale: string) => new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();

/** What separates thousands in a language, where amounts are written by comma and point. Money may have another sign: in Austria. */
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
