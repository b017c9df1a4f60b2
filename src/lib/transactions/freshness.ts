import type {
  NodeMemory,
  TrackedTransaction,
  TransactionStatus,
  WalletAnswer,
} from './trackedTransaction.js';
import { FRESH_MS } from './transactionConstants.js';

/** Whether the wallet answered, or a node knew the transaction, less than a minute ago. */
export function isFresh({ answeredAt }: WalletAnswer, { knownAt = 0 }: NodeMemory, now: number): boolean {
  return now - Math.max(answeredAt, knownAt) < FRESH_MS;
}

/** The times at which nodes knew the transaction. */
export function memoryOf(status: TransactionStatus): NodeMemory {
  const isInNoBlock = status.step === 'pending' || status.step === 'unknown' || status.step === 'dropped';
  if (!isInNoBlock) return {};
  return { knownAt: status.knownAt, missingSince: status.missingSince };
}

/** The transaction after a check without an answer. A pending one becomes unknown after a while, a declined one doubtful. */
export function afterSilence(transaction: TrackedTransaction, now: number): TrackedTransaction {
  const { status } = transaction;
  if (status.step === 'declined') {
    const declined = { ...transaction, status: { ...status, checked: 'doubt' } } as const;
    return status.checked === 'proof' ? transaction : declined;
  }
  if (status.step !== 'pending' || isFresh(status.answer, status, now)) return transaction;
  return { ...transaction, status: { step: 'unknown', answer: status.answer, ...memoryOf(status) } };
}
