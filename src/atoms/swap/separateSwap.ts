import { atom } from 'jotai/vanilla';
import type { Untaken } from '../../lib/transactions/untakenCalls.js';
import { buildSwapAtom } from './buildSwap.js';
import { askApartAtom } from './swapAtomicity.js';
import { innerSwapFlowAtom, type ReviewedSwap } from './swapFlow.js';
import { activeAtAtom } from './swapForm.js';

/** Shows the swap with a separate approval first, for a wallet that can't combine them. */
export const separateSwapAtom = atom(
  null,
  async (
    _get,
    set,
    { wanted, draft, slippage, quoted, toldImpact, bridge }: ReviewedSwap,
    notTogether?: Untaken,
  ) => {
    set(askApartAtom, wanted.account);
    await set(
      buildSwapAtom,
      { wanted, draft, slippage, quoted, toldImpact, bridge, notTogether },
      'rebuilding',
    );
  },
);

/** Lets the visitor approve and swap in two steps. */
export const swapApartAtom = atom(null, async (get, set) => {
  set(activeAtAtom);
  const flow = get(innerSwapFlowAtom);
  if (flow.step === 'ready' && flow.request.together) await set(separateSwapAtom, flow);
});
