import { atom } from 'jotai/vanilla';
import type { TakenFee } from '../../../lib/fees/siteFee.js';
import { swappingAtom } from '../swapDraft.js';
import { swapFlowAtom } from '../swapFlow.js';
import { isSwapOnSolanaAtom } from '../swapTokens.js';

/** What the site takes of the swap on screen. */
export interface ShownSiteFee {
  readonly basisPoints: number;
  /** As the source says it. Undefined while there is nothing to say it of; `unconfirmed` if it does not say it. */
  readonly taken: TakenFee | 'unconfirmed' | undefined;
}

/** Undefined if the site has said of no fee. */
export const shownSiteFeeAtom = atom((get): ShownSiteFee | undefined => {
  const stated = get(swappingAtom)?.siteFee;
  if (!stated || get(isSwapOnSolanaAtom)) return undefined;
  const flow = get(swapFlowAtom);
  const built = 'request' in flow && flow.request.kind === 'swap' ? flow.request : undefined;
  const of = flow.step === 'quoted' && flow.quote.toAmount !== undefined ? flow.quote : built;
  return { basisPoints: stated.basisPoints, taken: of && (of.siteFee ?? 'unconfirmed') };
});
