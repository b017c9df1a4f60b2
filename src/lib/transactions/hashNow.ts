import { hashOf, type TrackedTransaction } from './trackedTransaction.js';

/** The hash of what is on the network: with a higher fee, it is another one. */
export function hashNow(transaction: TrackedTransaction): string | undefined {
  const { status } = transaction;
  return status.step === 'replaced' && status.how === 'sped_up' ? status.by : hashOf(transaction);
}
