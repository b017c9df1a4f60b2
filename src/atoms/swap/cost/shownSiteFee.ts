import { atom } from 'jotai/vanilla';
import type { TakenFee } from '../../../lib/fees/siteFee.js';
import { swappingAtom } from '../swapDraft.js';
import { swapFlowAtom } from '../swapFlow.js';
import { isSwapOnSolanaAtom } from '../swapTokens.js';

/** The site's fee for the swap on screen. */
export interface ShownSiteFee {
  readonly basisPoints: number;
  /**
   * The fee according to the source. Undefined while there is no quote; `unconfirmed` if the source doesn't mention the fee.
   */
  readonly taken: TakenFee | 'unconfirmed' | undefined;
}

/** Undefined if the site hasn't set a fee. */
export const shownSiteFeeAtom = atom((get): ShownSiteFee | undefined => {
  const stated = get(swappingAtom)?.siteFee;
  if (!stated || get(isSwapOnSolanaAtom)) return undefined;
  const flow = get(swapFlowAtom);
  const built = 'request' in flow && flow.request.kind === 'swap' ? flow.request : undefined;
  const of = flow.step === 'quoted' && flow.quote.toAmount !== undefined ? flow.quote : built;
  return { basisPoints: stated.basisPoints, taken: of && (of.siteFee ?? 'unconfirmed') };
});
