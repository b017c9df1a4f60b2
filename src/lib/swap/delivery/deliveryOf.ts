import { isSuccess, outcomeOf, type TrackedTransaction } from '../../transactions/trackedTransaction.js';
import { DELIVERY_LIFE_MS } from './deliveryConstants.js';
import { deliveryOutcome, type TrackedDelivery } from './trackedDelivery.js';

/** The second leg of a swap across networks. Undefined for a swap on one network, or until its transaction succeeds. */
export function deliveryOf(transaction: TrackedTransaction): TrackedDelivery | undefined {
  if (transaction.namespace !== 'eip155' || transaction.kind !== 'swap') return undefined;
  return isSuccess(transaction.status) ? transaction.delivery : undefined;
}

/** Whether the status of the second leg may still change. */
export function isDeliveryOpen(transaction: TrackedTransaction): boolean {
  const status = deliveryOf(transaction)?.status;
  return status !== undefined && !(status.step === 'paid' && status.isSettled);
}

/** Whether the delivery should be checked automatically. */
export const needsDeliveryLook = (transaction: TrackedTransaction, now: number): boolean =>
  isDeliveryOpen(transaction) && now - transaction.askedAt < DELIVERY_LIFE_MS;

/**
 * The outcome of the whole transaction: for a swap across networks, the outcome of its second leg. Undefined if there
 * is none.
 */
export function wholeOutcomeOf(transaction: TrackedTransaction): string | undefined {
  const delivery = deliveryOf(transaction);
  return delivery ? deliveryOutcome(delivery) : outcomeOf(transaction.status);
}

/** Whether the whole transaction did what the visitor wanted. */
export function isWholeSuccess(transaction: TrackedTransaction): boolean {
  const delivery = deliveryOf(transaction);
  if (!delivery) return isSuccess(transaction.status);
  return deliveryOutcome(delivery) === 'paid arrived';
}
