import { hashOf, type TrackedTransaction } from './trackedTransaction.js';

/** The hash that a transaction now has on the network: another one after a change of its fee. */
export function hashNow(transaction: TrackedTransaction): string | undefined {
  const { status } = transaction;
  return status.step === 'replaced' && status.how === 'sped_up' ? status.by : hashOf(transaction);
}
