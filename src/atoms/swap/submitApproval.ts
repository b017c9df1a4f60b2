import { atom } from 'jotai/vanilla';
import { PRESS_GUARD_MS } from '../../lib/swap/swapConstants.js';
import { servicesAtom } from '../hostServices.js';
import { askSwapWalletAtom } from './askSwapWallet.js';
import { mineApprovalAtom } from './buildSwap.js';
import { failSwapAtom } from './failSwap.js';
import { previewButtonAtom } from './previewButton.js';
import { beginAtom, innerSwapFlowAtom, stepAtom } from './swapFlow.js';
import { activeAtAtom } from './swapForm.js';

/**
 * Asks the wallet for the shown approval, exactly so. Presses right after it has appeared are ignored. When it holds, quote and swap are built again (spec §4): after an
 * approval of 0 that is another approval.
 */
export const submitApprovalAtom = atom(null, async (get, set) => {
  set(activeAtAtom);
  const flow = get(innerSwapFlowAtom);
  if (flow.step !== 'approving' || get(previewButtonAtom) !== 'approve') return;
  if (get(servicesAtom).clock.now() - flow.changedAt < PRESS_GUARD_MS) return;
  const { request } = flow;
  const signal = set(beginAtom);
  set(stepAtom, { ...flow, phase: 'asking', failure: undefined });
  const fail = (cause: unknown) => {
    const failure = set(failSwapAtom, cause);
    if (!signal.aborted) set(stepAtom, { ...flow, phase: 'review', failure });
  };
  let hash: string | undefined;
  try {
    hash = await set(askSwapWalletAtom, request, { key: 'snackbar.approveLimit', entry: { goBack: true } });
  } catch (cause) {
    fail(cause);
    return;
  }
  const { failure: _told, ...approving } = flow;
  if (!signal.aborted) await set(mineApprovalAtom, approving, hash, signal);
});
