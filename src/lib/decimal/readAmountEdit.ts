import { type AmountReading, fractionSign, readAmountInput, toAscii } from './readAmountInput.js';

/** `ignored`: a single key that amounts do not have. The field keeps what it had, and nothing need be said. */
export type AmountEdit = AmountReading | { readonly kind: 'ignored' };

const SEPARATOR = /^[.,٫]$/;

/**
 * Reads what an amount field holds after somebody typed, deleted or pasted. `shown` is what it held, as `writeAmountInput` writes
 * it: a separator in it is that of the fraction, whatever it would mean in a text from elsewhere. So no key makes an amount a
 * thousand times as large, as in `1.234` with a comma after it.
 */
export function readAmountEdit(shown: string, typed: string, locale: string): AmountEdit {
  const { before, inserted, after } = editBetween(shown, typed);
  const sign = fractionSign(locale);
  const hasFraction = (before + after).includes(sign);
  const added = toAscii(inserted);
  if (/^\d*$/.test(added)) return readAmountInput(before + added + after, locale, sign);
  if (SEPARATOR.test(added)) {
    if (!hasFraction) return readAmountInput(before + sign + after, locale, sign);
    return { kind: toAscii(sign) === added ? 'ignored' : 'unreadable' };
  }
  const isKey = inserted.length === 1 && typed.length === shown.length + 1;
  return isKey ? { kind: 'ignored' } : readAmountInput(typed, locale, hasFraction ? sign : undefined);
}

/** What was put between which parts of a text. */
function editBetween(shown: string, typed: string) {
  const most = Math.min(shown.length, typed.length);
  let start = 0;
  while (start < most && shown[start] === typed[start]) start++;
  let end = 0;
  while (end < most - start && shown.at(-1 - end) === typed.at(-1 - end)) end++;
  return {
    before: typed.slice(0, start),
    inserted: typed.slice(start, typed.length - end),
    after: typed.slice(typed.length - end),
  };
}
