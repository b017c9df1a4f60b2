import { atom } from 'jotai/vanilla';
import { APPROVAL_POLL_MS } from '../../lib/swap/swapConstants.js';
import type { ApprovalRequest } from '../../lib/swap/swapRequest.js';
import { fateOf } from '../../lib/transactions/fateOf.js';
import { type TrackedTransaction, walletWordOf } from '../../lib/transactions/trackedTransaction.js';
import { servicesAtom } from '../hostServices.js';
import { transactionsAtom } from '../transactions/transactionList.js';
import { pause } from '../util/pause.js';

/** A node that answers about allowances may be some blocks behind the one that knows the approval. */
const LOOKS_AFTER_CONFIRMATION = 5;

/** Whether an allowance is what the approval makes of it. The visitor may have changed the amount in the wallet. */
function holds({ amount, wanted }: ApprovalRequest, allowance: bigint): boolean {
  return amount === 0n ? allowance === 0n : allowance >= wanted.amount;
}

/**
 * Resolves when an approval holds, or is in a block with another amount; to its record if it will never hold, or the wallet
 * says so. Rejects with `aborted` if the signal aborts. Has no deadline: a late transaction has not failed. Nobody is asked
 * while nobody looks.
 */
export const awaitApprovalAtom = atom(
  null,
  async (
    get,
    _set,
    request: ApprovalRequest,
    id: string,
    signal: AbortSignal,
  ): Promise<TrackedTransaction | undefined> => {
    const { openSwap, clock, isVisible, isOnline } = get(servicesAtom);
    const { account, from } = request.wanted;
    const token = from.address;
    if (token === undefined) return undefined;
    for (let looksLeft = LOOKS_AFTER_CONFIRMATION; looksLeft > 0; ) {
      if (!isVisible() || !isOnline()) {
        await pause(clock, APPROVAL_POLL_MS, signal);
        continue;
      }
      const swapping = await openSwap();
      // Nobody answered, which says nothing about the approval.
      const allowance = await swapping.allowance({ account, token }, { signal }).catch(() => undefined);
      signal.throwIfAborted();
      if (allowance !== undefined && holds(request, allowance)) return undefined;
      const tracked = get(transactionsAtom).find((one) => one.id === id);
      const fate = tracked && fateOf(tracked);
      // Its allowance, which was just read, says the same.
      const isGivenUp = tracked && walletWordOf(tracked) === 'given_up';
      if (fate === 'over' || isGivenUp) return tracked;
      if (fate === 'sent' && tracked?.status.step !== 'pending') looksLeft -= 1;
      await pause(clock, APPROVAL_POLL_MS, signal);
    }
    return undefined;
  },
);
