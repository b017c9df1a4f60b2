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
  /** What the text says in the language of `locale`. */
  readonly amount: FieldAmount;
  readonly locale: string;
}

interface AmountTextOptions {
  amount: FieldAmount;
  /** Whether the visitor has not typed it. Then the first key replaces it. */
  isPrefilled: boolean;
  onType: (amount: FieldAmount) => void;
}

/**
 * The text of an amount field, with the digits and separators of any language. It stays as it is typed until the field is
 * left: a comma that became a point while somebody types `1,500` would make one and a half of it.
 */
export function useAmountText({ amount, isPrefilled, onType }: AmountTextOptions) {
  const locale = useAtomValue(localeAtom);
  const show = useSetAtom(showSnackbarAtom);
  const [typed, setTyped] = useState<Typed>();
  const inputRef = useRef<HTMLInputElement>(null);
  /** How many characters are behind the caret, if the field shows another text than was typed. */
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
  // Also when it comes while somebody is in the field, as a quote does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each text that comes
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
    // Draws also if nothing changed, for the caret.
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
        // A press puts the caret where it is, unless it selects.
        if (hasJustCome.current && selectionStart === selectionEnd) select();
        hasJustCome.current = false;
      },
      onBlur: () => {
        setTyped(undefined);
        // Not below the field: a press that leaves it would miss what it was meant for.
        if (typeof amount !== 'string' && amount.kind === 'unreadable') complain(amount.text);
      },
    },
  };
}
