import { atom } from 'jotai/vanilla';
import type { FieldAmount } from '../../lib/decimal/fieldAmount.js';

/** The content of the form. Kept while the visitor is in other views. */
export interface OnRampDraft {
  /** The id of a currency. Undefined until one is chosen: then the first one is used. */
  readonly payment: string | undefined;
  readonly purchase: string | undefined;
  /** The amount to pay; empty if the visitor deleted it. Undefined until there is one: then a preset is used. */
  readonly amount: FieldAmount | undefined;
  /** When the amount was typed, in ms since 1970; 0 if it was set otherwise. */
  readonly typedAt: number;
}

const cell = atom<OnRampDraft>({ payment: undefined, purchase: undefined, amount: undefined, typedAt: 0 });

export const onRampDraftAtom = atom((get) => get(cell));

/** Changes part of the draft. */
export const changeOnRampDraftAtom = atom(null, (_get, set, change: Partial<OnRampDraft>) =>
  set(cell, (draft) => ({ ...draft, ...('amount' in change && { typedAt: 0 }), ...change })),
);
