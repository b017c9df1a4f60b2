import type { FieldAmount } from './fieldAmount.js';
import { MOST_CHARACTERS, readAmountInput, toAscii, writeAmountInput } from './readAmountInput.js';

export type AmountEdit =
  /** The field shows `text`, which says `amount`. */
  | { readonly kind: 'typed'; readonly text: string; readonly amount: FieldAmount }
  /** A single letter, or a key too many. The field keeps its text, and nothing need be said. */
  | { readonly kind: 'ignored' }
  /** Letters, signs, or too much. The field keeps what it had. */
  | { readonly kind: 'refused' };

/**
 * Digits and separators, with what some write in place of one, and signs. What was typed between digits never vanishes: without
 * it, the number would be another.
 */
const AMOUNT_LETTERS = /^(?:[\d., '٫]*|\d[\d., '٫/·;:_^*eE+−-]*)$/;

/** How a number with separators of thousands begins, as long as it is no amount yet: `1,234,` or `1,00,0`. */
const GROUPED_SO_FAR = /^(?:[1-9]\d{0,2}([,. '])(?:\d{3}\1)*\d{0,3}|[1-9]\d?,(?:\d{2},)*\d{0,3})$/;

/**
 * Reads what an amount field holds after somebody typed, deleted, pasted or dictated: always the whole text, so that a text
 * means the same however it came. `shown` is what the field held. Separators stay as they were typed, because what follows
 * may tell what they are. What is still being typed, such as `1,234,`, stays without being taken.
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

/** Without zeros before other digits, and with one before a separator at the beginning. */
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

/** Whether one letter that amounts do not have was put into a text. */
const isWithOther = (shown: string, typed: string) =>
  Array.from(typed)
    .filter((letter) => AMOUNT_LETTERS.test(toAscii(letter)))
    .join('') === shown;
