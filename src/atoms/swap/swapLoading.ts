import { atom } from 'jotai/vanilla';
import { swapFlowAtom } from './swapFlow.js';
import { swapMarketResultAtom } from './swapMarket.js';
import { swapQuoteAtom } from './swapQuote.js';

/** What is being waited for. */
export interface SwapLoading {
  readonly prices: boolean;
  readonly quote: boolean;
  readonly approvalTransaction: boolean;
  readonly buildTransaction: boolean;
  readonly transaction: boolean;
}

/** Follows from the flow and what it reads (behaviour 9.13). */
export const swapLoadingAtom = atom((get): SwapLoading => {
  const flow = get(swapFlowAtom);
  return {
    prices: get(swapMarketResultAtom).status === 'pending',
    quote: get(swapQuoteAtom).status === 'pending',
    approvalTransaction: flow.step === 'approving' && flow.phase !== 'review',
    buildTransaction:
      flow.step === 'allowance' || flow.step === 'rebuilding' || (flow.step === 'ready' && flow.isRefreshing),
    transaction: flow.step === 'sending',
  };
});
