import { atom } from 'jotai/vanilla';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { noAmount, type SendAmount } from '../../lib/send/sendAmount.js';

/** The content of the form. Kept while the visitor is in other views, until it is sent. */
export interface SendDraft {
  /** The token's address and network. Undefined until one is chosen. */
  readonly token: { readonly network: CaipNetworkId; readonly address: string | undefined } | undefined;
  /** The amount of `token`. */
  readonly amount: SendAmount;
  /** As typed. */
  readonly recipient: string;
}

const EMPTY: SendDraft = { token: undefined, amount: noAmount('token'), recipient: '' };

const cell = atom<SendDraft>(EMPTY);

export const draftAtom = atom((get) => get(cell));

/** Changes part of the draft. */
export const changeDraftAtom = atom(null, (_get, set, change: Partial<SendDraft>) =>
  set(cell, (draft) => ({ ...draft, ...change })),
);

export const clearDraftAtom = atom(null, (_get, set) => set(cell, EMPTY));
