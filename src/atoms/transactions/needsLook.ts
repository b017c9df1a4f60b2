import { isFinal, type TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import { UNANSWERED_LIFE_MS, UNKNOWN_LIFE_MS } from '../../lib/transactions/transactionConstants.js';

/** Whether somebody should look what became of a transaction: nothing is final, and something can be found out. */
export function needsLook(transaction: TrackedTransaction, now: number): boolean {
  const { status, askedAt } = transaction;
  if (isFinal(status)) return false;
  if (status.step !== 'unknown') return true;
  if (status.answer) return now - Math.max(status.answer.answeredAt, status.knownAt ?? 0) < UNKNOWN_LIFE_MS;
  // Only what an EVM transaction does can be found without its hash.
  const isFindable = transaction.namespace === 'eip155' && transaction.call && transaction.start;
  return Boolean(isFindable) && now - askedAt < UNANSWERED_LIFE_MS;
}
