import { useAtomValue, useSetAtom } from 'jotai';
import type { InputHTMLAttributes } from 'react';
import { type SnackbarMessage, showSnackbarAtom } from '../../atoms/snackbarMessage.js';
import { localeAtom } from '../../atoms/translate.js';
import { type AmountEdit, readAmountEdit } from '../../lib/decimal/readAmountEdit.js';
import { readAmountInput, writeAmountInput } from '../../lib/decimal/readAmountInput.js';
import { shorten } from '../../lib/text/shorten.js';
import { useWideComposition } from '../../ui/useWideComposition.js';
import { field, fieldRoom, fieldSize } from './amountField.css.js';

interface AmountInputProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'id' | 'aria-label' | 'aria-describedby' | 'enterKeyHint'
  > {
  /** Decimal text. */
  amount: string;
  isWrong: boolean;
  /** Whether another amount is on its way. */
  isOld?: boolean;
  /** Whether it may come by itself: then it becomes smaller rather than move what is beside it. */
  isSteady?: boolean;
  onType: (amount: string) => void;
}

/** How many characters fit in which letters. */
const SIZES = [
  ['short', 7],
  ['medium', 10],
  ['long', 14],
  ['longer', 20],
] as const;

function sizeOf({ length }: string): keyof typeof fieldSize {
  return SIZES.find(([, most]) => length <= most)?.[0] ?? 'longest';
}

/** Why the field keeps what it had. */
function refusalOf(edit: AmountEdit, typed: string, locale: string): SnackbarMessage['text'] {
  const text = shorten(typed, 16, 8);
  if (edit.kind !== 'unclear') return { key: 'amount.unreadable', params: { text } };
  const [less, more] = [writeAmountInput(edit.less, locale), writeAmountInput(edit.more, locale)];
  return { key: 'amount.unclear', params: { text, less, more } };
}

/** An amount as it is typed, with the digits and separators of any language. */
export function AmountInput({ amount, isWrong, isOld, isSteady, onType, ...rest }: AmountInputProps) {
  const locale = useAtomValue(localeAtom);
  const shown = writeAmountInput(amount, locale);
  const show = useSetAtom(showSnackbarAtom);
  const onChange = (typed: string) => {
    // What a page brings may be no amount. Then it can be mended letter by letter.
    const isBroken = readAmountInput(shown, locale).kind !== 'read';
    const edit = isBroken ? readAmountInput(typed, locale) : readAmountEdit(shown, typed, locale);
    if (edit.kind === 'read') onType(edit.amount);
    else if (isBroken) onType(typed);
    else if (edit.kind !== 'ignored') show({ kind: 'error', text: refusalOf(edit, typed, locale) });
  };
  const typing = useWideComposition(shown, onChange);
  const size = sizeOf(shown);
  return (
    <span className={fieldRoom[isSteady || size === 'short' || size === 'medium' ? 'beside' : 'alone']}>
      <input
        {...rest}
        className={`${field} ${fieldSize[size]}`}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        data-old={isOld || undefined}
        placeholder={writeAmountInput('0', locale)}
        value={typing.value}
        onChange={typing.onChange}
        onCompositionEnd={typing.onCompositionEnd}
      />
    </span>
  );
}
