import { atom } from 'jotai/vanilla';
import { PRESS_GUARD_MS } from '../../lib/swap/swapConstants.js';
import { expectedAmount, readableAmount } from '../../lib/swap/swapRequest.js';
import { formatExactDecimal } from '../../lib/text/formatMoney.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../opening.js';
import { resetAtom } from '../router.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { localeAtom, translateAtom } from '../translate.js';
import { askSwapWalletAtom } from './askSwapWallet.js';
import { failSwapAtom } from './failSwap.js';
import { previewButtonAtom } from './previewButton.js';
import { clearSwapDraftAtom, swapDraftAtom } from './swapDraft.js';
import { beginAtom, innerSwapFlowAtom, stepAtom } from './swapFlow.js';
import { activeAtAtom, swapTimeAtom } from './swapForm.js';
import { trackSwapAtom } from './trackSwap.js';

/** Asks the wallet for the shown swap, exactly so. Presses right after its figures have changed are ignored. */
export const submitSwapAtom = atom(null, async (get, set) => {
  const { clock } = get(servicesAtom);
  set(activeAtAtom);
  // The figures may have become too old since the last tick.
  set(swapTimeAtom, clock.now());
  const flow = get(innerSwapFlowAtom);
  if (flow.step !== 'ready' || get(previewButtonAtom) !== 'swap') return;
  if (clock.now() - flow.changedAt < PRESS_GUARD_MS) return;
  const { request, draft } = flow;
  const { from, to } = request.wanted;
  const expected = expectedAmount(request);
  // A running refresh ends here: it would change what was just accepted.
  set(beginAtom);
  set(stepAtom, { ...flow, step: 'sending' });
  const isStillHere = () => {
    const present = get(innerSwapFlowAtom);
    return present.step === 'sending' && present.request === request;
  };
  let isThere = false;
  try {
    await set(askSwapWalletAtom, request, {
      key: 'snackbar.confirmTransaction',
      entry: { view: 'Account', goBack: false },
      onSent() {
        isThere = isStillHere();
        if (isThere) set(stepAtom, { step: 'done', request });
      },
    });
    set(trackSwapAtom, 'SWAP_SUCCESS', request.wanted, expected);
    if (get(swapDraftAtom) === draft) set(clearSwapDraftAtom);
    if (isThere && get(isOpenAtom)) set(resetAtom, { view: 'Account' });
    if (!get(isOpenAtom)) return;
    const figure = formatExactDecimal(readableAmount(expected, to), get(localeAtom));
    const amount = get(translateAtom)('transaction.about', { amount: figure });
    const params = { from: from.symbol, amount, to: to.symbol };
    set(showSnackbarAtom, { kind: 'loading', text: { key: 'snackbar.swapping', params } });
  } catch (cause) {
    set(trackSwapAtom, 'SWAP_ERROR', request.wanted, expected);
    const failure = set(failSwapAtom, cause);
    const changedAt = clock.now();
    if (isStillHere()) set(stepAtom, { ...flow, failure, changedAt, isRefreshing: false });
    else if (get(innerSwapFlowAtom).step === 'form') set(stepAtom, { step: 'form', failure, draft });
  }
});
