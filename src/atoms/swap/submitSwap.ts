import { atom } from 'jotai/vanilla';
import { expectedAmount, readableAmount, type SwapRequest } from '../../lib/swap/swapRequest.js';
import { formatExactDecimal } from '../../lib/text/formatMoney.js';
import { fateOf } from '../../lib/transactions/fateOf.js';
import { readUntaken } from '../../lib/transactions/untakenCalls.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { showReceiptAtom } from '../receipt/showReceipt.js';
import { isStillNamedAtom } from '../recipients/isStillNamed.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { findDeclinedAtom } from '../transactions/declined.js';
import { localeAtom, translateAtom } from '../translate.js';
import { askSwapWalletAtom } from './askSwapWallet.js';
import { isSameOf, isSwapAgainConfirmedAtom } from './earlierSwaps.js';
import { takePressAtom } from './hastyPress.js';
import { previewButtonAtom } from './previewButton.js';
import { retrySwapRecipientAtom } from './recipient/swapRecipient.js';
import { separateSwapAtom } from './separateSwap.js';
import { askApartAtom, forgetAtomicityAtom } from './swapAtomicity.js';
import { clearSwapDraftAtom, swapDraftAtom } from './swapDraft.js';
import { beginAtom, failSwapAtom, innerSwapFlowAtom, type ReadySwap, stepAtom } from './swapFlow.js';
import { activeAtAtom, swapTimeAtom } from './swapForm.js';
import { trackSwapAtom } from './trackSwap.js';

/** Whether the visitor is still in the swap they submitted. */
const isStillThereAtom = atom((get) => ({ request }: ReadySwap) => {
  const flow = get(innerSwapFlowAtom);
  const isOpen = flow.step === 'sending' || flow.step === 'unclear' || flow.step === 'ready';
  return isOpen && flow.request === request;
});

/** The id of the last swap counted as sent. Two clicks may both find that it was sent. */
const countedCell = atom<string | undefined>(undefined);

/**
 * Marks a swap as sent. Opens its receipt if the visitor is still in the flow, and clears the form unless they have changed it.
 */
const finishAtom = atom(null, (get, set, { request, draft }: ReadySwap, id: string, wasThere: boolean) => {
  if (get(countedCell) !== id) set(trackSwapAtom, 'SWAP_SUCCESS', request.wanted, expectedAmount(request));
  set(countedCell, id);
  if (get(swapDraftAtom) === draft) set(clearSwapDraftAtom);
  if (wasThere) set(showReceiptAtom, id);
});

const tellSentAtom = atom(null, (get, set, request: SwapRequest, id: string) => {
  if (!get(isOpenAtom)) return;
  const { from, to } = request.wanted;
  const expected = expectedAmount(request);
  const figure = formatExactDecimal(readableAmount(expected, to), get(localeAtom));
  const amount = get(translateAtom)('transaction.about', { amount: figure });
  const params = { from: from.symbol, amount, to: to.symbol };
  set(showSnackbarAtom, { kind: 'loading', text: { key: 'snackbar.swapping', params }, about: id });
});

/** Returns to the review with the failure. If the visitor has left the review, the form shows the failure. */
const returnAtom = atom(null, (get, set, ready: ReadySwap, failure: NonNullable<ReadySwap['failure']>) => {
  const changedAt = get(servicesAtom).clock.now();
  const { draft } = ready;
  if (get(isStillThereAtom)(ready)) set(stepAtom, { ...ready, failure, changedAt, isRefreshing: false });
  else if (get(innerSwapFlowAtom).step === 'form') set(stepAtom, { step: 'form', failure, draft });
});

/**
 * Asks the wallet for exactly the swap on screen and tracks it. Ignores clicks right after its figures changed. Until the
 * outcome is known, the swap counts neither as sent nor as unsent.
 */
export const submitSwapAtom = atom(null, async (get, set) => {
  const { clock, openTracker, host } = get(servicesAtom);
  set(activeAtAtom);
  // The figures may have expired since the last tick.
  set(swapTimeAtom, clock.now());
  const flow = get(innerSwapFlowAtom);
  if (flow.step !== 'ready' || get(previewButtonAtom) !== 'swap') return;
  if (!set(takePressAtom, flow)) return;
  const { request, wanted, draft, slippage, quoted } = flow;
  // Aborts a running refresh, which would change what was just accepted.
  set(beginAtom);
  set(stepAtom, { step: 'sending', request, wanted, draft, slippage, quoted });
  const looking = set(findDeclinedAtom, isSameOf(request));
  if (looking) {
    const earlier = await looking;
    // The visitor may have left.
    if (!get(isStillThereAtom)(flow)) return;
    if (earlier && fateOf(earlier) === 'sent') {
      set(stepAtom, { step: 'done', request });
      return set(finishAtom, flow, earlier.id, true);
    }
    if (earlier) return set(returnAtom, flow, { kind: 'over', transaction: earlier });
    if (!get(isSwapAgainConfirmedAtom)) {
      return set(stepAtom, { ...flow, changedAt: clock.now(), isRefreshing: false });
    }
  }
  const { account, recipient, recipientName } = request.wanted;
  if (recipient !== undefined && recipientName !== undefined) {
    try {
      const isStillNamed = await set(isStillNamedAtom, { account, recipient, name: recipientName });
      if (!get(isStillThereAtom)(flow)) return;
      if (!isStillNamed) {
        set(stepAtom, { ...flow, changedAt: clock.now(), isRefreshing: false });
        // The review is void until the form has confirmed the name's address.
        return set(retrySwapRecipientAtom);
      }
    } catch (cause) {
      return set(returnAtom, flow, set(failSwapAtom, cause, 'snackbar.failedToCreateTransaction'));
    }
  }
  let isThere = false;
  const leave = () => {
    isThere = get(isStillThereAtom)(flow);
    if (isThere) set(stepAtom, { step: 'done', request });
  };
  const asked = await set(askSwapWalletAtom, request, {
    key: 'snackbar.confirmTransaction',
    entry: { view: 'Account', goBack: false },
    onSent: leave,
  });
  // If the account became a smart account, the wallet's answer about batches changes.
  if (request.together?.isUpgrade) set(forgetAtomicityAtom);
  if (asked.fate === 'sent') {
    // The tracker may have found it before the wallet answered.
    if (get(isStillThereAtom)(flow)) leave();
    set(finishAtom, flow, asked.id, isThere);
    // Otherwise the receipt says so.
    if (!isThere) set(tellSentAtom, request, asked.id);
    return;
  }
  const expected = expectedAmount(request);
  const isUnclear = asked.fate === 'unclear';
  const untaken = request.together && !isUnclear ? readUntaken(asked.error.cause) : undefined;
  if (untaken) {
    if (get(isStillThereAtom)(flow)) await set(separateSwapAtom, flow, untaken);
    else set(askApartAtom, wanted.account);
  }
  if (asked.fate === 'unsent') {
    if (untaken) return;
    set(trackSwapAtom, 'SWAP_ERROR', wanted, expected);
    return set(returnAtom, flow, set(failSwapAtom, asked.error));
  }
  const { id, error } = asked;
  if (!isUnclear && !untaken) {
    set(trackSwapAtom, 'SWAP_ERROR', wanted, expected);
    set(returnAtom, flow, set(failSwapAtom, error, undefined, { declined: id }));
  } else if (isUnclear) {
    host.report(error);
    if (get(isStillThereAtom)(flow)) {
      set(stepAtom, { step: 'unclear', request, wanted, draft, slippage, quoted, id, error });
    }
  }
  const found = await (await openTracker()).findOut(id);
  if (fateOf(found) === 'sent') {
    leave();
    return set(finishAtom, flow, id, isThere);
  }
  if (isUnclear) set(trackSwapAtom, 'SWAP_ERROR', wanted, expected);
  set(returnAtom, flow, { kind: 'over', transaction: found });
});
