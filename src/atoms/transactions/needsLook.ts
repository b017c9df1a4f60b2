import { isFindable, isForgotten } from '../../lib/transactions/fateOf.js';
import { isFinal, type TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import { LOOKED_FOR_MS } from '../../lib/transactions/transactionConstants.js';

/** Whether to check a transaction: its status isn't final, and a check can still find something. */
export function needsLook(transaction: TrackedTransaction, now: number): boolean {
  const { status, askedAt } = transaction;
  if (isFinal(transaction)) return false;
  if (status.step === 'asked') return true;
  if (status.step === 'declined') return status.checked !== 'proof' && !isForgotten(transaction, now);
  if (now - askedAt >= LOOKED_FOR_MS) return false;
  return status.step !== 'unknown' || isFindable(transaction);
}
