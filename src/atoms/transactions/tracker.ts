import type { StartingPoint, TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import type { TransactionPlan, WalletReply } from './trackTransaction.js';

/** Reads what became of transactions. */
export interface TransactionReader {
  /** The chain before the wallet is asked. Undefined if its family needs no such thing. Rejects if nobody answers. */
  readStart(transaction: TrackedTransaction, signal: AbortSignal): Promise<StartingPoint | undefined>;
  /**
   * Looks once. Resolves to the transaction with what is known now. Rejects if nobody answers. `taken` are the hashes
   * that belong to other transactions.
   */
  look(
    transaction: TrackedTransaction,
    options: { readonly signal: AbortSignal; readonly taken: ReadonlySet<string> },
  ): Promise<TrackedTransaction>;
}

/** Follows transactions, from asking the wallet to the outcome. */
export interface Tracker {
  /** Follows a transaction that a wallet was just asked for. Settles as the answer does. */
  begin(plan: TransactionPlan, reply: Promise<WalletReply>): Promise<WalletReply>;
}
