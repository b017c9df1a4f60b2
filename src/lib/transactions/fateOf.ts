import { hasOutcome, isFinal, isSuccess, onlyCallOf, type TrackedTransaction } from './trackedTransaction.js';
import { DECLINED_LIFE_MS } from './transactionConstants.js';

/**
 * Whether a transaction went through: `open` if nobody knows and it still may, `sent` if it is on its way or did what it should,
 * `over` if it has an outcome and did not.
 */
export function fateOf(transaction: TrackedTransaction): 'open' | 'sent' | 'over' {
  const { status } = transaction;
  if (status.step === 'pending' || status.step === 'awaiting_signatures') return 'sent';
  // What no node knows may still go through.
  const isFree = status.step === 'dropped' && !isFinal(transaction);
  // What only the wallet says is not known.
  if (!hasOutcome(status) || isFree || status.step === 'unknown') return 'open';
  return isSuccess(status) ? 'sent' : 'over';
}

/** Whether a wallet has said in the last minutes that its user declined something. */
export const isLatelyDeclined = ({ declinedAt }: TrackedTransaction, now: number): boolean =>
  declinedAt !== undefined && now - declinedAt < DECLINED_LIFE_MS;

/** Whether something that was declined is kept no longer. */
export const isForgotten = (transaction: TrackedTransaction, now: number): boolean =>
  transaction.status.step === 'declined' && !isLatelyDeclined(transaction, now);

/** Whether anybody can look for a transaction: by what its wallet answered, or by what it does. */
export function isFindable(transaction: TrackedTransaction): boolean {
  const { status } = transaction;
  if ('answer' in status && status.answer !== undefined) return true;
  if (transaction.namespace === 'solana') return transaction.call !== undefined;
  return onlyCallOf(transaction) !== undefined && transaction.start !== undefined;
}
