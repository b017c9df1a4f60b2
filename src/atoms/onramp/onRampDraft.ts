import { atom } from 'jotai/vanilla';
import type { FieldAmount } from '../../lib/decimal/fieldAmount.js';

/** What the visitor has filled in. Kept while they look elsewhere. */
export interface OnRampDraft {
  /** The id of a currency. Undefined while none was chosen: the first one counts then. */
  readonly payment: string | undefined;
  readonly purchase: string | undefined;
  /** What is paid; empty if the visitor deleted it. Undefined until there is any: a preset one counts then. */
  readonly amount: FieldAmount | undefined;
  /** When the amount was typed, in ms since 1970; 0 if it was set otherwise. */
  readonly typedAt: number;
}

const cell = atom<OnRampDraft>({ payment: undefined, purchase: undefined, amount: undefined, typedAt: 0 });

export const onRampDraftAtom = atom((get) => get(cell));

/** Changes some of the draft. */
export const changeOnRampDraftAtom = atom(null, (_get, set, change: Partial<OnRampDraft>) =>
  set(cell, (draft) => ({ ...draft, ...('amount' in change && { typedAt: 0 }), ...change })),
);
