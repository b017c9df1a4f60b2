import { atom } from 'jotai/vanilla';
import { fateOf } from '../../lib/transactions/fateOf.js';
import { servicesAtom } from '../hostServices.js';
import { findDeclinedAtom } from '../transactions/declined.js';
import { askSwapWalletAtom } from './askSwapWallet.js';
import { mineApprovalAtom } from './buildSwap.js';
import { approvesSame } from './earlierSwaps.js';
import { takePressAtom } from './hastyPress.js';
import { previewButtonAtom } from './previewButton.js';
import { beginAtom, failSwapAtom, innerSwapFlowAtom, type ShownApproval, stepAtom } from './swapFlow.js';
import { activeAtAtom } from './swapForm.js';

/**
 * Asks the wallet for exactly the approval on screen. Ignores clicks right after it appeared. Once the approval holds, quote
 * and swap are built again (behaviour 9.8); after an approval of 0, another approval is built. If the wallet may or may not
 * have sent the approval, the same happens once it holds.
 */
export const submitApprovalAtom = atom(null, async (get, set) => {
  set(activeAtAtom);
  const flow = get(innerSwapFlowAtom);
  if (flow.step !== 'approving' || get(previewButtonAtom) !== 'approve') return;
  if (!set(takePressAtom, flow)) return;
  const { wanted, draft, slippage, quoted, stepsDone, step, request, changedAt } = flow;
  const approval: ShownApproval = { wanted, draft, slippage, quoted, stepsDone, step, request, changedAt };
  const signal = set(beginAtom);
  set(stepAtom, { ...approval, phase: 'asking' });
  const earlier = await set(findDeclinedAtom, approvesSame(request));
  if (signal.aborted) return;
  if (earlier && fateOf(earlier) === 'sent') {
    return set(mineApprovalAtom, approval, { phase: 'mining', id: earlier.id }, signal);
  }
  const asked = await set(askSwapWalletAtom, request, {
    key: 'snackbar.approveLimit',
    entry: { goBack: true },
  });
  if (asked.fate === 'unsent' || asked.fate === 'declined') {
    const declined = asked.fate === 'declined' ? asked.id : undefined;
    const failure = set(failSwapAtom, asked.error, undefined, { declined });
    if (!signal.aborted) set(stepAtom, { ...approval, phase: 'review', failure });
    return;
  }
  const { fate, id } = asked;
  if (fate === 'unclear') get(servicesAtom).host.report(asked.error);
  if (signal.aborted) return;
  await set(mineApprovalAtom, approval, { phase: fate === 'sent' ? 'mining' : 'unclear', id }, signal);
});
