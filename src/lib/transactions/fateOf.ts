import { hasOutcome, isFinal, isSuccess, type TrackedTransaction } from './trackedTransaction.js';

/**
 * Whether a transaction went through: `open` if nobody knows and it still may, `sent` if it is on its way or did what it should,
 * `over` if it has an outcome and did not.
 */
export function fateOf(transaction: TrackedTransaction): 'open' | 'sent' | 'over' {
  const { status } = transaction;
  if (status.step === 'pending' || status.step === 'awaiting_signatures') return 'sent';
  // What no node knows may still go through.
  const isFree = status.step === 'dropped' && !isFinal(transaction);
  if (!hasOutcome(status) || isFree) return 'open';
  return isSuccess(status) ? 'sent' : 'over';
}
