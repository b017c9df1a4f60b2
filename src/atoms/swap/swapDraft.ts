import { atom } from 'jotai/vanilla';
import type { FieldAmount } from '../../lib/decimal/fieldAmount.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import type { SwapAsset, SwapToken } from '../../lib/swap/quoteSource.js';
import type { BasisPoints } from '../../lib/swap/slippage.js';
import { DEFAULT_SLIPPAGE } from '../../lib/swap/swapConstants.js';
import type { Connection } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';

/** A chosen token. The native currency has no address. */
interface ChosenAsset {
  readonly address: SwapAsset;
  /** The token itself if it is on another network than the account, because the lists here don't contain it. */
  readonly elsewhere?: SwapToken | undefined;
}

/** The content of the form. Kept while the visitor is in other views, until it is swapped. */
export interface SwapDraft {
  /** The account's network when the tokens were chosen. Undefined before any tokens were offered. */
  readonly network: CaipNetworkId | undefined;
  readonly from: ChosenAsset | undefined;
  readonly to: ChosenAsset | undefined;
  /** The amount of `from`. */
  readonly amount: FieldAmount;
  /** The wanted amount of `to`, instead of `amount`. Undefined if the amount to pay was typed. */
  readonly wanted: FieldAmount | undefined;
  /** When the amount was typed, in ms since 1970; 0 if it was set otherwise. */
  readonly typedAt: number;
  /** Whether to approve an unlimited amount. Only if the visitor chose that for this swap. */
  readonly isUnlimited: boolean;
  /** The recipient as typed, and the connection at that time. Undefined for the account itself. */
  readonly recipient: { readonly text: string; readonly by: Connection } | undefined;
}

const EMPTY: SwapDraft = {
  network: undefined,
  from: undefined,
  to: undefined,
  amount: '',
  wanted: undefined,
  typedAt: 0,
  isUnlimited: false,
  recipient: undefined,
};

const cell = atom<SwapDraft>(EMPTY);
const slippageCell = atom<BasisPoints>(DEFAULT_SLIPPAGE);

export const swapDraftAtom = atom((get) => get(cell));

/** Changes part of the draft. */
export const changeSwapDraftAtom = atom(null, (_get, set, change: Partial<SwapDraft>) =>
  set(cell, (draft) => ({ ...draft, ...change })),
);

export const clearSwapDraftAtom = atom(null, (_get, set) => set(cell, EMPTY));

/** The accepted slippage. Stays until the visitor changes it. */
export const slippageAtom = atom((get) => get(slippageCell));

/** Sets the slippage, as returned by `readSlippage`. */
export const setSlippageAtom = atom(null, (_get, set, slippage: BasisPoints) => set(slippageCell, slippage));

const swappingResultAtom = asyncResultAtom(
  (get) => get(servicesAtom),
  (get) => get(servicesAtom).openSwap(),
);

/** The swap code, once it has loaded. */
export const swappingAtom = atom((get) => dataOf(get(swappingResultAtom)));

/** The smallest step of slippage that the source of quotes supports. */
export const slippageStepAtom = atom((get): BasisPoints => get(swappingAtom)?.slippageStep ?? 1);
