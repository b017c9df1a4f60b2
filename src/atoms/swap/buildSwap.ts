import { atom } from 'jotai/vanilla';
import { WalletModalError } from '../../lib/errors.js';
import { pause } from '../../lib/pause.js';
import { networkCost } from '../../lib/swap/networkCost.js';
import { WHOLE } from '../../lib/swap/slippage.js';
import { APPROVAL_POLL_MS } from '../../lib/swap/swapConstants.js';
import type { Swapping } from '../../lib/swap/swapping.js';
import {
  type ApprovalRequest,
  expectedAmount,
  type SwapRequest,
  type WantedSwap,
} from '../../lib/swap/swapRequest.js';
import { fateOf } from '../../lib/transactions/fateOf.js';
import { type TrackedTransaction, walletWordOf } from '../../lib/transactions/trackedTransaction.js';
import type { TextKey } from '../../locales/translation.js';
import { noteOtherNameAtom } from '../account/otherNames.js';
import { servicesAtom } from '../hostServices.js';
import { goBackAtom, routeAtom } from '../router.js';
import { transactionsAtom } from '../transactions/transactionList.js';
import { noteCostAtom } from './cost/swapCost.js';
import { findPendingApprovalAtom } from './earlierSwaps.js';
import { readAtomicityAtom } from './swapAtomicity.js';
import { beginAtom, failSwapAtom, type ReviewedSwap, type ShownApproval, stepAtom } from './swapFlow.js';
import { findShortageAtom } from './swapForm.js';

/** The node that reads allowances may be some blocks behind the node that confirmed the approval. */
const LOOKS_AFTER_CONFIRMATION = 5;

/** Whether the allowance suffices, or is 0 after an approval of 0. The visitor may have changed the amount in the wallet. */
function holds({ amount, wanted }: ApprovalRequest, allowance: bigint): boolean {
  return amount === 0n ? allowance === 0n : allowance >= wanted.amount;
}

/**
 * Resolves when an approval holds, or is in a block with another amount; resolves to its record if it will never hold or the
 * wallet says so. Rejects with `aborted` if the signal aborts. Has no deadline, because a late transaction has not failed.
 * Doesn't poll while the page is hidden or offline.
 */
const awaitApprovalAtom = atom(
  null,
  async (
    get,
    _set,
    request: ApprovalRequest,
    id: string,
    signal: AbortSignal,
  ): Promise<TrackedTransaction | undefined> => {
    const { openSwap, clock, isVisible, isOnline } = get(servicesAtom);
    const { wanted, spender } = request;
    if (wanted.from.address === undefined) return undefined;
    for (let looksLeft = LOOKS_AFTER_CONFIRMATION; looksLeft > 0; ) {
      if (!isVisible() || !isOnline()) {
        await pause(clock, APPROVAL_POLL_MS, signal);
        continue;
      }
      const swapping = await openSwap();
      // A failed read says nothing about the approval.
      const allowance = await swapping.allowance(wanted, spender, { signal }).catch(() => undefined);
      signal.throwIfAborted();
      if (allowance !== undefined && holds(request, allowance)) return undefined;
      const tracked = get(transactionsAtom).find((one) => one.id === id);
      const fate = tracked && fateOf(tracked);
      // The allowance, which was just read, agrees with the wallet.
      const isGivenUp = tracked && walletWordOf(tracked) === 'given_up';
      if (fate === 'over' || isGivenUp) return tracked;
      if (fate === 'sent' && tracked?.status.step !== 'pending') looksLeft -= 1;
      await pause(clock, APPROVAL_POLL_MS, signal);
    }
    return undefined;
  },
);

/** Builds an approval. Some tokens refuse to change an allowance that isn't 0; then it builds an approval of 0 first. */
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

/**
 * The amount that counts as accepted when a swap is first shown: what the built swap yields, unless that is below the form's
 * quote by more than the slippage. Then it is the quote, and the visitor has to accept the lower amount.
 */
function firstAccepted({ quoted, slippage }: ReviewedSwap, expected: bigint): bigint {
  return expected * BigInt(WHOLE) < quoted * BigInt(WHOLE - slippage) ? quoted : expected;
}

/** Waits until an approval holds, then builds again: another approval after an approval of 0, otherwise the swap. */
export const mineApprovalAtom = atom(
  null,
  async (
    _get,
    set,
    approval: ShownApproval,
    /** `unclear` if the wallet may or may not have sent it. */
    { phase, id }: { readonly phase: 'mining' | 'unclear'; readonly id: string },
    signal: AbortSignal,
  ): Promise<void> => {
    set(stepAtom, { ...approval, phase, id });
    let failed: TrackedTransaction | undefined;
    try {
      failed = await set(awaitApprovalAtom, approval.request, id, signal);
    } catch (cause) {
      // Once the visitor has left, the tracker reports the outcome.
      if (signal.aborted) return;
      set(stepAtom, { ...approval, phase: 'review', failure: set(failSwapAtom, cause) });
      return;
    }
    if (signal.aborted) return;
    if (!failed) {
      const stepsDone = (approval.stepsDone ?? 0) + 1;
      return set(buildSwapAtom, { ...approval, stepsDone }, 'rebuilding');
    }
    set(stepAtom, { ...approval, phase: 'review', failure: { kind: 'over', transaction: failed } });
  },
);

const noteNamesAtom = atom(null, (_get, set, listed: WantedSwap, told: WantedSwap) => {
  set(noteOtherNameAtom, listed.from.network, listed.from, told.from);
  set(noteOtherNameAtom, listed.to.network, listed.to, told.to);
});

/** Goes back to the form, which says why the swap could not be shown. */
const failBuildingAtom = atom(null, (get, set, { draft }: ReviewedSwap, cause: unknown, key: TextKey) => {
  const failure = set(failSwapAtom, cause, key);
  set(stepAtom, { step: 'form', failure, draft });
  if (get(routeAtom).view === 'SwapPreview') set(goBackAtom);
});

/** Shows the built swap if the balance covers it. */
const showReadyAtom = atom(null, (get, set, reviewed: ReviewedSwap, request: SwapRequest) => {
  const { wanted } = reviewed;
  set(noteNamesAtom, wanted, request.wanted);
  set(noteCostAtom, wanted, networkCost(request));
  if (get(findShortageAtom)(wanted.amount, request.fee)) {
    const cause = new WalletModalError('request_invalid', 'The balance does not cover the swap.');
    return set(failBuildingAtom, reviewed, cause, 'snackbar.insufficientBalance');
  }
  const now = get(servicesAtom).clock.now();
  set(stepAtom, {
    ...reviewed,
    wanted: request.wanted,
    step: 'ready',
    request,
    accepted: firstAccepted(reviewed, expectedAmount(request)),
    madeAt: now,
    changedAt: now,
    isRefreshing: false,
  });
});

/** Reads the allowance and builds an approval or the swap. Shows it without sending it. */
export const buildSwapAtom = atom(
  null,
  async (get, set, reviewed: ReviewedSwap, step: 'allowance' | 'rebuilding'): Promise<void> => {
    const { wanted, slippage } = reviewed;
    const { account, from, amount } = wanted;
    const { openSwap, clock } = get(servicesAtom);
    const signal = set(beginAtom);
    set(stepAtom, { ...reviewed, step });
    let key: TextKey = 'snackbar.failedToCheckAllowance';
    try {
      const swapping = await openSwap();
      if (from.address !== undefined) {
        const allowance = await swapping.allowance(wanted, undefined, { signal });
        signal.throwIfAborted();
        if (allowance < amount) {
          key = 'snackbar.failedToCreateApproval';
          const [request, atomicity] = await Promise.all([
            prepareApproval(swapping, reviewed, allowance, { signal }),
            set(readAtomicityAtom, account),
          ]);
          if (signal.aborted) return;
          const id = get(findPendingApprovalAtom)(request);
          // An approval of 0 can't be combined with the swap.
          if (atomicity && id === undefined && request.amount !== 0n) {
            key = 'snackbar.failedToCreateTransaction';
            const together = { approval: request, isUpgrade: atomicity === 'ready' };
            const both = await swapping.prepareTogether(wanted, together, slippage, { signal });
            if (signal.aborted) return;
            if (both) return set(showReadyAtom, reviewed, both);
          }
          set(noteNamesAtom, wanted, request.wanted);
          const shown = { ...reviewed, wanted: request.wanted };
          const approval = { ...shown, step: 'approving', request, changedAt: clock.now() } as const;
          if (id === undefined) set(stepAtom, { ...approval, phase: 'review' });
          else await set(mineApprovalAtom, approval, { phase: 'mining', id }, signal);
          return;
        }
      }
      key = 'snackbar.failedToCreateTransaction';
      const request = await swapping.prepareSwap(wanted, slippage, { signal });
      if (signal.aborted) return;
      set(showReadyAtom, reviewed, request);
    } catch (cause) {
      if (signal.aborted) return;
      set(failBuildingAtom, reviewed, cause, key);
    }
  },
);
