import type { CaipNetworkId } from '../../networks/caip.js';
import { PAUSE_GROWTH, SETTLED_MS } from '../../transactions/transactionConstants.js';
import type { Delivery } from './delivery.js';
import {
  DELIVERY_FIRST_PAUSE_MS,
  DELIVERY_LATE_MS,
  DELIVERY_LATE_PAUSE_MS,
  DELIVERY_PAUSE_MS,
} from './deliveryConstants.js';
import type { DeliveryStatus, Payout, TrackedDelivery } from './trackedDelivery.js';

/** A payout that a node has confirmed. */
export interface SeenPayout {
  readonly payout: Payout;
  readonly isSettled: boolean;
}

/** The result of one check of a delivery. */
export type DeliveryEvidence =
  | ({ readonly by: 'chain' } & SeenPayout)
  /** The payout that a node had confirmed is no longer in any block. */
  | { readonly by: 'chain'; readonly payout: undefined }
  /** The source's claim, not confirmed by a node. */
  | { readonly by: 'source'; readonly told: Delivery };

/**
 * The status of a delivery after a check. A node's evidence outranks any claim of the source. The source cannot take back an
 * earlier claim, except a failure, because a failed delivery may be repaired.
 */
export function advanceDelivery(
  before: DeliveryStatus,
  evidence: DeliveryEvidence,
  { network, now }: { readonly network: CaipNetworkId; readonly now: number },
): DeliveryStatus {
  if (before.step === 'paid' && before.isSettled) return before;
  if (evidence.by === 'chain') {
    if (evidence.payout) {
      const { payout, isSettled } = evidence;
      const isSame = before.step === 'paid' && before.payout.hash === payout.hash;
      const since = isSame ? before.since : now;
      return { step: 'paid', payout, since, isSettled: isSettled || now - since >= SETTLED_MS };
    }
    return before.step === 'paid' ? { step: 'underway', isRefunding: false } : before;
  }
  if (before.step === 'paid') return before;
  const { told } = evidence;
  if (told.state === 'unknown') return before;
  if (told.state === 'failed') return { step: 'told', says: 'failed' };
  if (told.state === 'paid') return { step: 'told', says: told.network === network ? 'arrived' : 'refunded' };
  if (before.step === 'told' && before.says !== 'failed') return before;
  const wasRefunding = before.step === 'underway' && before.isRefunding;
  return { step: 'underway', isRefunding: told.isRefunding === true || wasRefunding };
}

/** Checks since the last news, and failed checks in a row. */
interface Looks {
  readonly looks: number;
  readonly failures: number;
}

/** The pause before the next check, in ms: seconds at first, minutes when the delivery is late or checks fail. */
export function deliveryPause(
  { looks, failures }: Looks,
  { seconds = 0 }: Pick<TrackedDelivery, 'seconds'>,
  age: number,
): number {
  if (failures > 0) return Math.min(DELIVERY_FIRST_PAUSE_MS * 2 ** failures, DELIVERY_LATE_PAUSE_MS);
  const isLate = age > Math.max(DELIVERY_LATE_MS, 2_000 * seconds);
  const longest = isLate ? DELIVERY_LATE_PAUSE_MS : DELIVERY_PAUSE_MS;
  return Math.min(DELIVERY_FIRST_PAUSE_MS * PAUSE_GROWTH ** looks, longest);
}
