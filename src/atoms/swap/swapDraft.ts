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
  /** The token itself if it is on another network than the account: the lists of this one do not have it. */
  readonly elsewhere?: SwapToken | undefined;
}

/** What the visitor has filled in. Kept while they look elsewhere, until it is swapped. */
export interface SwapDraft {
  /** The network of the account when they were chosen. Undefined before anything was offered. */
  readonly network: CaipNetworkId | undefined;
  readonly from: ChosenAsset | undefined;
  readonly to: ChosenAsset | undefined;
  /** How much of `from`. */
  readonly amount: FieldAmount;
  /** How much of `to` is wanted, instead of `amount`. Undefined if what is paid was typed. */
  readonly wanted: FieldAmount | undefined;
  /** When the amount was typed, in ms since 1970; 0 if it was set otherwise. */
  readonly typedAt: number;
  /** Whether the contract may take any amount later. Only if the visitor chose so for this swap. */
  readonly isUnlimited: boolean;
  /** What was typed for whoever gets what the swap yields, and the connection with which it was. Undefined for the account. */
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

/** Changes some of the draft. */
export const changeSwapDraftAtom = atom(null, (_get, set, change: Partial<SwapDraft>) =>
  set(cell, (draft) => ({ ...draft, ...change })),
);

export const clearSwapDraftAtom = atom(null, (_get, set) => set(cell, EMPTY));

/** How much less than quoted the visitor accepts. It holds until they change it. */
export const slippageAtom = atom((get) => get(slippageCell));

/** Sets the slippage, as `readSlippage` has read it. */
export const setSlippageAtom = atom(null, (_get, set, slippage: BasisPoints) => set(slippageCell, slippage));

const swappingResultAtom = asyncResultAtom(
  (get) => get(servicesAtom),
  (get) => get(servicesAtom).openSwap(),
);

/** What quotes, builds and sends swaps, once it has loaded. */
export const swappingAtom = atom((get) => dataOf(get(swappingResultAtom)));

/** The step of slippage that the source of quotes can express. */
export const slippageStepAtom = atom((get): BasisPoints => get(swappingAtom)?.slippageStep ?? 1);
