import { hasOutcome, isFinal, isSuccess, onlyCallOf, type TrackedTransaction } from './trackedTransaction.js';
import { DECLINED_LIFE_MS } from './transactionConstants.js';

/**
 * Whether a transaction went through: `open` if that's unknown and it still may, `sent` if it's on its way or succeeded, `over`
 * if it ended in any other way.
 */
export function fateOf(transaction: TrackedTransaction): 'open' | 'sent' | 'over' {
  const { status } = transaction;
  if (status.step === 'pending' || status.step === 'awaiting_signatures') return 'sent';
  // A dropped transaction may still go through.
  const isFree = status.step === 'dropped' && !isFinal(transaction);
  // A wallet's report alone proves nothing.
  if (!hasOutcome(status) || isFree || status.step === 'unknown') return 'open';
  return isSuccess(status) ? 'sent' : 'over';
}

/** Whether a wallet reported in the last minutes that its user declined a request. */
export const isLatelyDeclined = ({ declinedAt }: TrackedTransaction, now: number): boolean =>
  declinedAt !== undefined && now - declinedAt < DECLINED_LIFE_MS;

/** Whether a declined transaction is too old to be kept. */
export const isForgotten = (transaction: TrackedTransaction, now: number): boolean =>
  transaction.status.step === 'declined' && !isLatelyDeclined(transaction, now);

/** Whether a transaction can be searched for: by its wallet's answer, or by its content. */
export function isFindable(transaction: TrackedTransaction): boolean {
  const { status } = transaction;
  if ('answer' in status && status.answer !== undefined) return true;
  if (transaction.namespace === 'solana') return transaction.call !== undefined;
  return onlyCallOf(transaction) !== undefined && transaction.start !== undefined;
}
