import { atom } from 'jotai/vanilla';
import { notConnectedError } from '../../lib/commonErrors.js';
import { expectedAmount } from '../../lib/swap/swapRequest.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { goBackAtom, pushAtom } from '../router.js';
import { forgetConfirmedAtom } from '../transactions/confirmedEarlier.js';
import { loadTransactionsAtom } from '../transactions/trackTransaction.js';
import { buildSwapAtom } from './buildSwap.js';
import { forgetRecipientConfirmedAtom } from './recipient/recipientGate.js';
import { refreshSwapAtom } from './refreshSwap.js';
import { slippageAtom, swapDraftAtom } from './swapDraft.js';
import { failSwapAtom, innerSwapFlowAtom, stepAtom, swapFlowAtom } from './swapFlow.js';
import { activeAtAtom, swapButtonAtom } from './swapForm.js';
import { swapPairAtom } from './swapPair.js';
import { askAgainAtom, swapAmountAtom } from './swapQuote.js';
import { trackSwapAtom } from './trackSwap.js';

/** Handles a click on the form's button: refreshes an old or failed quote, otherwise shows the swap. */
export const reviewSwapAtom = atom(null, async (get, set) => {
  set(activeAtAtom);
  if (!get(accountAtom)) {
    const error = notConnectedError();
    set(failSwapAtom, error, 'snackbar.noAddressToSwapFrom', { isInView: false });
    return;
  }
  const button = get(swapButtonAtom);
  if (button === 'retry' || button === 'refresh') set(askAgainAtom);
  const flow = get(swapFlowAtom);
  const pair = get(swapPairAtom);
  const amount = get(swapAmountAtom);
  if (button !== 'review' || flow.step !== 'quoted' || typeof amount !== 'bigint' || !pair) return;
  const { toAmount: quoted, toldImpact, bridge } = flow.quote;
  if (quoted === undefined) return;
  const wanted = { ...pair, amount, mayBeSponsored: get(isSmartAccountAtom) };
  const terms = { quoted, toldImpact, bridge };
  const reviewed = { wanted, ...terms, draft: get(swapDraftAtom), slippage: get(slippageAtom) };
  set(trackSwapAtom, 'INITIATE_SWAP', wanted, quoted);
  set(forgetConfirmedAtom);
  set(forgetRecipientConfirmedAtom);
  // Loads ahead, so that a click on Swap doesn't wait. That click reports a loading error.
  void set(loadTransactionsAtom).catch(() => undefined);
  const building = set(buildSwapAtom, reviewed, 'allowance');
  set(pushAtom, { view: 'SwapPreview' });
  await building;
});

/** Accepts the amount shown, instead of a larger one accepted before. */
export const acceptPriceAtom = atom(null, (get, set) => {
  set(activeAtAtom);
  const flow = get(innerSwapFlowAtom);
  if (flow.step !== 'ready') return;
  const changedAt = get(servicesAtom).clock.now();
  set(stepAtom, { ...flow, accepted: expectedAmount(flow.request), changedAt });
});

/** Rebuilds a swap whose figures are too old. */
export const renewSwapAtom = atom(null, async (_get, set) => {
  set(activeAtAtom);
  await set(refreshSwapAtom);
});

/** Goes back to the form and reviews the same swap again. */
export const swapAgainAtom = atom(null, async (_get, set) => {
  set(goBackAtom);
  await set(reviewSwapAtom);
});
