import { isFindable, isForgotten } from '../../lib/transactions/fateOf.js';
import { isFinal, type TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import { LOOKED_FOR_MS } from '../../lib/transactions/transactionConstants.js';

/** Whether somebody should look what became of a transaction: nothing is final, and something can be found out. */
export function needsLook(transaction: TrackedTransaction, now: number): boolean {
  const { status, askedAt } = transaction;
  if (isFinal(transaction)) return false;
  if (status.step === 'asked') return true;
  if (status.step === 'declined') return status.checked !== 'proof' && !isForgotten(transaction, now);
  if (now - askedAt >= LOOKED_FOR_MS) return false;
  return status.step !== 'unknown' || isFindable(transaction);
}
