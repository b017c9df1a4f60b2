import type { FieldAmount } from './fieldAmount.js';
import { MOST_CHARACTERS, readAmountInput, toAscii, writeAmountInput } from './readAmountInput.js';

export type AmountEdit =
  /** The field shows `text`, which means `amount`. */
  | { readonly kind: 'typed'; readonly text: string; readonly amount: FieldAmount }
  /** A single letter, or one character too many. The field keeps its text without a message. */
  | { readonly kind: 'ignored' }
  /** Letters, signs, or too much text. The field keeps its earlier content. */
  | { readonly kind: 'refused' };

/**
 * Digits and separators, characters that some people use as separators, and signs. A character between digits is never dropped:
 * without it, the number would change.
 */
const AMOUNT_LETTERS = /^(?:[\d., '٫]*|\d[\d., '٫/·;:_^*eE+−-]*)$/;

/** The beginning of a number with thousands separators that isn't an amount yet: `1,234,` or `1,00,0`. */
const GROUPED_SO_FAR = /^(?:[1-9]\d{0,2}([,. '])(?:\d{3}\1)*\d{0,3}|[1-9]\d?,(?:\d{2},)*\d{0,3})$/;

/**
 * Reads the content of an amount field after typing, deleting, pasting or dictation. Always reads the whole text, so that it
 * means the same however it was entered. `shown` is the field's previous content. Separators stay as typed, because later
 * characters may decide their meaning. Incomplete input such as `1,234,` stays in the field without being accepted.
 */
export function readAmountEdit(shown: string, typed: string, locale: string): AmountEdit {
  const isKey = typed.length === shown.length + 1;
  if (typed.length > MOST_CHARACTERS) return { kind: isKey ? 'ignored' : 'refused' };
  const text = tidy(typed, locale);
  const ascii = toAscii(text);
  const read = readAmountInput(text, locale);
  if (read.kind === 'read') return { kind: 'typed', text, amount: read.amount };
  if (read.kind === 'unclear') return { kind: 'typed', text, amount: { ...read, text } };
  const isMended = !AMOUNT_LETTERS.test(toAscii(shown));
  const isPiece = typed.length <= shown.length + 1 || GROUPED_SO_FAR.test(ascii);
  if (isMended || (isPiece && AMOUNT_LETTERS.test(ascii)))
    return { kind: 'typed', text, amount: { kind: 'unreadable', text } };
  const isLetter = Array.from(typed).length === 1;
  return { kind: isLetter || (isKey && isWithOther(shown, typed)) ? 'ignored' : 'refused' };
}

/** Drops leading zeros, and adds one before a leading separator. */
function tidy(typed: string, locale: string): string {
  const letters = Array.from(typed.trimStart());
  const ascii = letters.map(toAscii);
  let start = 0;
  while (ascii[start] === '0' && /^\d$/.test(ascii[start + 1] ?? '')) start += 1;
  const [first = ''] = letters;
  const [zero = '', sign] = writeAmountInput('0.', locale);
  // A foreign separator comes from a keyboard with other digits.
  const added = /^[.,٫]$/.test(toAscii(first)) ? (first === sign ? zero : '0') : '';
  return added + letters.slice(start).join('');
}

/** Whether one character that amounts don't contain was inserted. */
const isWithOther = (shown: string, typed: string) =>
  Array.from(typed)
    .filter((letter) => AMOUNT_LETTERS.test(toAscii(letter)))
    .join('') === shown;
