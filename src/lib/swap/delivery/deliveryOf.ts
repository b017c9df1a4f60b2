import { isSuccess, outcomeOf, type TrackedTransaction } from '../../transactions/trackedTransaction.js';
import { DELIVERY_LIFE_MS } from './deliveryConstants.js';
import { deliveryOutcome, type TrackedDelivery } from './trackedDelivery.js';

/** The other part of a swap. Undefined if all of it is on one network, or its transaction has not gone through. */
export function deliveryOf(transaction: TrackedTransaction): TrackedDelivery | undefined {
  if (transaction.namespace !== 'eip155' || transaction.kind !== 'swap') return undefined;
  return isSuccess(transaction.status) ? transaction.delivery : undefined;
}

/** Whether something can still be found out about the other part of a swap. */
export function isDeliveryOpen(transaction: TrackedTransaction): boolean {
  const status = deliveryOf(transaction)?.status;
  return status !== undefined && !(status.step === 'paid' && status.isSettled);
}

/** Whether somebody should look without being asked to. */
export const needsDeliveryLook = (transaction: TrackedTransaction, now: number): boolean =>
  isDeliveryOpen(transaction) && now - transaction.askedAt < DELIVERY_LIFE_MS;

/** The outcome of all of a transaction: of a swap across networks, that of its other part. Undefined without one. */
export function wholeOutcomeOf(transaction: TrackedTransaction): string | undefined {
  const delivery = deliveryOf(transaction);
  return delivery ? deliveryOutcome(delivery) : outcomeOf(transaction.status);
}

/** Whether all of it is what the visitor wanted. */
export function isWholeSuccess(transaction: TrackedTransaction): boolean {
  const delivery = deliveryOf(transaction);
  if (!delivery) return isSuccess(transaction.status);
  return deliveryOutcome(delivery) === 'paid arrived';
}
