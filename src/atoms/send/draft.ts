import { atom } from 'jotai/vanilla';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { noAmount, type SendAmount } from '../../lib/send/sendAmount.js';

/** What the visitor has filled in. Kept while they look elsewhere, until it is sent. */
export interface SendDraft {
  /** The token, by its address, with its network. Undefined until one is chosen. */
  readonly token: { readonly network: CaipNetworkId; readonly address: string | undefined } | undefined;
  /** Of `token`. */
  readonly amount: SendAmount;
  /** As typed. */
  readonly recipient: string;
}

const EMPTY: SendDraft = { token: undefined, amount: noAmount('token'), recipient: '' };

const cell = atom<SendDraft>(EMPTY);

export const draftAtom = atom((get) => get(cell));

/** Changes some of the draft. */
export const changeDraftAtom = atom(null, (_get, set, change: Partial<SendDraft>) =>
  set(cell, (draft) => ({ ...draft, ...change })),
);

export const clearDraftAtom = atom(null, (_get, set) => set(cell, EMPTY));
