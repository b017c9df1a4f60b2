import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { showSnackbarAtom } from '../../../atoms/snackbarMessage.js';
import { localeAtom } from '../../../atoms/translate.js';
import type { FieldAmount } from '../../../lib/decimal/fieldAmount.js';
import { readAmountEdit } from '../../../lib/decimal/readAmountEdit.js';
import { writeAmountInput } from '../../../lib/decimal/readAmountInput.js';
import { shorten } from '../../../lib/text/shorten.js';
import { activeWithin } from '../../../ui/layer/activeElement.js';
import { useWideComposition } from '../../../ui/useWideComposition.js';

interface Typed {
  readonly text: string;
  /** The amount that the text means in the language of `locale`. */
  readonly amount: FieldAmount;
  readonly locale: string;
}

interface AmountTextOptions {
  amount: FieldAmount;
  /** Whether the amount was filled in rather than typed. Then the first key replaces it. */
  isPrefilled: boolean;
  onType: (amount: FieldAmount) => void;
}

/**
 * The text of an amount field, with the digits and separators of any language. It stays as typed until the field loses focus.
 * If a comma became a point while the visitor types `1,500`, the amount would be one and a half.
 */
export function useAmountText({ amount, isPrefilled, onType }: AmountTextOptions) {
  const locale = useAtomValue(localeAtom);
  const show = useSetAtom(showSnackbarAtom);
  const [typed, setTyped] = useState<Typed>();
  const inputRef = useRef<HTMLInputElement>(null);
  /** The number of characters behind the caret, if the field shows another text than was typed. */
  const behindCaret = useRef<number>(undefined);
  const isTyped = typed?.amount === amount && typed.locale === locale;
  const plain = typeof amount === 'string' ? writeAmountInput(amount, locale) : amount.text;
  const shown = isTyped ? typed.text : plain;
  const select = () => {
    if (isPrefilled) inputRef.current?.select();
  };
  useLayoutEffect(() => {
    if (behindCaret.current === undefined) return;
    const place = Math.max(0, shown.length - behindCaret.current);
    behindCaret.current = undefined;
    inputRef.current?.setSelectionRange(place, place);
    select();
  });
  // Also when a text such as a quote arrives while the field has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new text
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input && activeWithin(input)) select();
  }, [shown, isPrefilled]);
  const complain = (text: string) =>
    show({ kind: 'error', text: { key: 'amount.unreadable', params: { text: shorten(text, 16, 8) } } });
  const onText = (text: string) => {
    const edit = readAmountEdit(shown, text, locale);
    const next = edit.kind === 'typed' ? edit.text : shown;
    if (next !== text) behindCaret.current = text.length - (inputRef.current?.selectionEnd ?? text.length);
    // Renders even if nothing changed, to restore the caret.
    setTyped({ text: next, amount: edit.kind === 'typed' ? edit.amount : amount, locale });
    if (edit.kind === 'typed') onType(edit.amount);
    if (edit.kind === 'refused') complain(text);
  };
  const typing = useWideComposition(shown, onText);
  const hasJustCome = useRef(false);
  return {
    shown,
    inputRef,
    field: {
      ...typing,
      ref: inputRef,
      onFocus: () => {
        hasJustCome.current = true;
        select();
      },
      onClick: ({ currentTarget: { selectionStart, selectionEnd } }: MouseEvent<HTMLInputElement>) => {
        // A click places the caret, unless it selects text.
        if (hasJustCome.current && selectionStart === selectionEnd) select();
        hasJustCome.current = false;
      },
      onBlur: () => {
        setTyped(undefined);
        // Not shown below the field: it would move the target of the click that leaves the field.
        if (typeof amount !== 'string' && amount.kind === 'unreadable') complain(amount.text);
      },
    },
  };
}
