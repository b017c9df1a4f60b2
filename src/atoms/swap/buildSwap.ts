import { atom } from 'jotai/vanilla';
import { WalletModalError } from '../../lib/errors.js';
import type { BasisPoints } from '../../lib/swap/slippage.js';
import type { Swapping } from '../../lib/swap/swapping.js';
import { type ApprovalRequest, expectedAmount } from '../../lib/swap/swapRequest.js';
import type { SwapSnackbarKey } from '../../lib/text/messageKeys.js';
import { servicesAtom } from '../hostServices.js';
import { goBackAtom, routeAtom } from '../router.js';
import { failSwapAtom } from './failSwap.js';
import { beginAtom, innerSwapFlowAtom, type ReadySwap, type ReviewedSwap, stepAtom } from './swapFlow.js';
import { findShortageAtom, noteGasAtom } from './swapForm.js';

/** Builds an approval. Some tokens refuse one over an earlier one, which then has to be taken back first. */
async function prepareApproval(
  swapping: Swapping,
  { wanted, draft }: ReviewedSwap,
  allowance: bigint,
  options: { readonly signal: AbortSignal },
): Promise<ApprovalRequest> {
  const amount = draft.isUnlimited ? 'unlimited' : wanted.amount;
  try {
    return await swapping.prepareApproval(wanted, amount, options);
  } catch (error) {
    const isRefused = error instanceof WalletModalError && error.code === 'transaction_failed';
    if (allowance === 0n || !isRefused) throw error;
    return swapping.prepareApproval(wanted, 0n, options);
  }
}

const WHOLE: BasisPoints = 10_000;

/**
 * What counts as accepted when a swap is shown first: what it yields, if that is no less than the form's quote by more than
 * the slippage. Otherwise the visitor is told.
 */
function firstAccepted({ quoted, slippage }: ReviewedSwap, expected: bigint): bigint {
  return expected * BigInt(WHOLE) < quoted * BigInt(WHOLE - slippage) ? quoted : expected;
}

/** Finds out whether the contract may take the tokens, and builds an approval or the swap. Both are shown, not sent. */
export const buildSwapAtom = atom(
  null,
  async (get, set, reviewed: ReviewedSwap, step: 'allowance' | 'rebuilding') => {
    const { wanted, slippage } = reviewed;
    const { account, from, to, amount } = wanted;
    const { openSwap, clock } = get(servicesAtom);
    const signal = set(beginAtom);
    set(stepAtom, { ...reviewed, step });
    let key: SwapSnackbarKey = 'snackbar.failedToCheckAllowance';
    try {
      const swapping = await openSwap();
      if (from.address !== undefined) {
        const allowance = await swapping.allowance({ account, token: from.address }, { signal });
        signal.throwIfAborted();
        if (allowance < amount) {
          key = 'snackbar.failedToCreateApproval';
          const request = await prepareApproval(swapping, reviewed, allowance, { signal });
          if (!signal.aborted) set(stepAtom, { ...reviewed, step: 'approving', phase: 'review', request });
          return;
        }
      }
      key = 'snackbar.failedToCreateTransaction';
      const request = await swapping.prepareSwap(wanted, slippage, { signal });
      if (signal.aborted) return;
      set(noteGasAtom, from, to, request.call.gas);
      if (get(findShortageAtom)(amount, request.fee)) {
        key = 'snackbar.insufficientBalance';
        throw new WalletModalError('request_invalid', 'The balance does not cover the swap.');
      }
      const now = clock.now();
      const accepted = firstAccepted(reviewed, expectedAmount(request));
      set(stepAtom, {
        ...reviewed,
        step: 'ready',
        request,
        accepted,
        madeAt: now,
        changedAt: now,
        isRefreshing: false,
      });
    } catch (cause) {
      if (signal.aborted) return;
      const failure = set(failSwapAtom, cause, key);
      set(stepAtom, { step: 'form', failure, draft: reviewed.draft });
      if (get(routeAtom).view === 'SwapPreview') set(goBackAtom);
    }
  },
);

/** Builds the shown swap again. The shown one stays until then. */
export const refreshSwapAtom = atom(null, async (get, set) => {
  const before = get(innerSwapFlowAtom);
  if (before.step !== 'ready' || before.isRefreshing) return;
  const { openSwap, clock, host } = get(servicesAtom);
  const signal = set(beginAtom);
  set(stepAtom, { ...before, isRefreshing: true });
  const end = (change: Partial<ReadySwap>) => {
    if (!signal.aborted) set(stepAtom, { ...before, ...change, isRefreshing: false });
  };
  try {
    const swapping = await openSwap();
    const request = await swapping.prepareSwap(before.wanted, before.slippage, { signal });
    if (signal.aborted) return;
    const [was, is] = [expectedAmount(before.request), expectedAmount(request)];
    const now = clock.now();
    const isSame = was === is && request.fee === before.request.fee;
    end({
      request,
      madeAt: now,
      // More than accepted is what the visitor sees and accepts from now on.
      accepted: is > before.accepted ? is : before.accepted,
      changedAt: isSame ? before.changedAt : now,
      failure: undefined,
    });
  } catch (cause) {
    if (signal.aborted) return;
    const error = cause instanceof WalletModalError ? cause : undefined;
    if (error) host.report(error);
    // It would fail now, so it is not sent. Without an answer, the shown one holds until it is too old.
    const isRefuted = error?.code === 'transaction_failed' || error?.code === 'request_invalid';
    end(isRefuted ? { madeAt: 0 } : {});
  }
});
