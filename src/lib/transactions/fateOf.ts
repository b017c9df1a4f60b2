import { hasOutcome, type TrackedTransaction, type TransactionStatus } from './trackedTransaction.js';

/**
 * Whether a transaction went through: `open` if nobody knows and it still may, `sent` if it is on its way or did what it should,
 * `over` if it has an outcome and did not.
 */
export function fateOf({ namespace, status }: TrackedTransaction): 'open' | 'sent' | 'over' {
  if (status.step === 'pending') return 'sent';
  // As long as its nonce is free, a transaction that no node knows can still go through.
  const isFree = status.step === 'dropped' && namespace === 'eip155';
  if (!hasOutcome(status) || isFree) return 'open';
  return isSuccess(status) ? 'sent' : 'over';
}

/** Whether anybody can look for a transaction: by what its wallet answered, or on EVM networks by what it does. */
export function isFindable(transaction: TrackedTransaction): boolean {
  const { namespace, status } = transaction;
  if ('answer' in status && status.answer !== undefined) return true;
  return namespace === 'eip155' && transaction.call !== undefined && transaction.start !== undefined;
}

function isSuccess(status: TransactionStatus): boolean {
  if (status.step === 'replaced') return status.how === 'sped_up' && status.isSuccess;
  return status.step === 'confirmed';
}
