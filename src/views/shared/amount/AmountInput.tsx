import { useAtomValue } from 'jotai';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { localeAtom } from '../../../atoms/translate.js';
import type { FieldAmount } from '../../../lib/decimal/fieldAmount.js';
import { writeAmountInput } from '../../../lib/decimal/readAmountInput.js';
import { AmountQuestion } from './AmountQuestion.js';
import { amountLine, field, fieldRoom, fieldSize } from './amountField.css.js';
import { useAmountText } from './useAmountText.js';

interface AmountInputProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'id' | 'aria-label' | 'aria-describedby' | 'enterKeyHint'
  > {
  amount: FieldAmount;
  isWrong: boolean;
  /** Whether the amount was filled in rather than typed. Then the first key replaces it. */
  isPrefilled: boolean;
  /** Whether a newer amount is loading. */
  isOld?: boolean;
  /** Whether the amount can change by itself. Then it shrinks instead of moving its neighbours. */
  isSteady?: boolean;
  onType: (amount: FieldAmount) => void;
  /** Placed in the line before the field. */
  before?: ReactNode;
  /** The token or currency. */
  children: ReactNode;
}

/** The most characters that fit at each font size. */
const SIZES = [
  ['short', 7],
  ['medium', 10],
  ['long', 14],
  ['longer', 20],
] as const;

function sizeOf({ length }: string): keyof typeof fieldSize {
  return SIZES.find(([, most]) => length <= most)?.[0] ?? 'longest';
}

/** A field for an amount, with the rest of its line, and the question about an ambiguous amount. */
export function AmountInput(props: AmountInputProps) {
  const { amount, isWrong, isPrefilled, isOld, isSteady, onType, before, children, ...rest } = props;
  const locale = useAtomValue(localeAtom);
  const id = useId();
  const { shown, inputRef, field: text } = useAmountText({ amount, isPrefilled, onType });
  const choose = (chosen: string) => {
    inputRef.current?.focus();
    onType(chosen);
  };
  const size = sizeOf(shown);
  return (
    <div>
      <div className={amountLine}>
        {before}
        <span className={fieldRoom[isSteady || size === 'short' || size === 'medium' ? 'beside' : 'alone']}>
          <input
            {...rest}
            {...text}
            aria-describedby={`${rest['aria-describedby'] ?? ''} ${id}-question`}
            className={`${field} ${fieldSize[size]}`}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            data-old={isOld || undefined}
            placeholder={writeAmountInput('0', locale)}
          />
        </span>
        {children}
      </div>
      <AmountQuestion id={`${id}-question`} amount={amount} onChoose={choose} />
    </div>
  );
}
