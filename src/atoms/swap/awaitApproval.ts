import { atom } from 'jotai/vanilla';
import { WalletModalError } from '../../lib/errors.js';
import { APPROVAL_POLL_MS } from '../../lib/swap/swapConstants.js';
import type { ApprovalRequest } from '../../lib/swap/swapRequest.js';
import { hashOf, type TransactionStatus } from '../../lib/transactions/trackedTransaction.js';
import { servicesAtom } from '../hostServices.js';
import { transactionsAtom } from '../transactions/transactionList.js';
import { pause } from '../util/pause.js';

/** A node that answers about allowances may be some blocks behind the one that knows the approval. */
const LOOKS_AFTER_CONFIRMATION = 5;

function judge(status: TransactionStatus | undefined): 'done' | 'failed' | undefined {
  if (status?.step === 'confirmed') return 'done';
  if (status?.step === 'reverted' || status?.step === 'dropped') return 'failed';
  if (status?.step !== 'replaced') return undefined;
  return status.how === 'sped_up' && status.isSuccess ? 'done' : 'failed';
}

/** Whether an allowance is what the approval makes of it. The visitor may have changed the amount in the wallet. */
function holds({ amount, wanted }: ApprovalRequest, allowance: bigint): boolean {
  return amount === 0n ? allowance === 0n : allowance >= wanted.amount;
}

/**
 * Resolves when an approval holds, or is in a block with another amount. Rejects with `transaction_failed` if it will never
 * hold, with `aborted` if the signal aborts. Has no deadline: a late transaction has not failed. Nobody is asked while nobody
 * looks.
 */
export const awaitApprovalAtom = atom(
  null,
  async (
    get,
    _set,
    request: ApprovalRequest,
    hash: string | undefined,
    signal: AbortSignal,
  ): Promise<void> => {
    const { openSwap, clock, isVisible, isOnline } = get(servicesAtom);
    const { account, from } = request.wanted;
    const token = from.address;
    if (token === undefined) return;
    for (let looksLeft = LOOKS_AFTER_CONFIRMATION; looksLeft > 0; ) {
      if (!isVisible() || !isOnline()) {
        await pause(clock, APPROVAL_POLL_MS, signal);
        continue;
      }
      const swapping = await openSwap();
      // Nobody answered, which says nothing about the approval.
      const allowance = await swapping.allowance({ account, token }, { signal }).catch(() => undefined);
      signal.throwIfAborted();
      if (allowance !== undefined && holds(request, allowance)) return;
      const tracked = get(transactionsAtom).find((one) => hash !== undefined && hashOf(one) === hash);
      const verdict = judge(tracked?.status);
      if (verdict === 'failed') throw new WalletModalError('transaction_failed', 'The approval failed.');
      if (verdict === 'done') looksLeft -= 1;
      await pause(clock, APPROVAL_POLL_MS, signal);
    }
  },
);
