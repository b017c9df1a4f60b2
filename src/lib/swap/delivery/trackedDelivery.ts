import type { CaipNetworkId } from '../../networks/caip.js';
import { isSameAsset } from '../isSameAsset.js';
import type { SwapAsset } from '../quoteSource.js';

/** A payment to the account, confirmed by a node of that network. */
export interface Payout {
  readonly network: CaipNetworkId;
  readonly token: SwapAsset;
  readonly hash: string;
  /** In base units, more than 0. */
  readonly amount: bigint;
  readonly decimals: number;
  /** The symbol in the network's settings or on the chain. Undefined if the token has none. */
  readonly symbol: string | undefined;
}

/** The status of a swap's second leg. */
export type DeliveryStatus =
  /** The source hasn't reported that the funds have left. */
  | { readonly step: 'waiting' }
  /** Reported by the source. */
  | { readonly step: 'underway'; readonly isRefunding: boolean }
  /** Reported by the source, not confirmed by a node. */
  | { readonly step: 'told'; readonly says: 'arrived' | 'refunded' | 'failed' }
  /** Confirmed by a node. Checked again until it `isSettled`, because a reorganisation may undo it. */
  | {
      readonly step: 'paid';
      readonly payout: Payout;
      /** The time it was first seen, in ms since 1970. */
      readonly since: number;
      readonly isSettled: boolean;
    };

/** The expected second leg of a swap across networks. */
export interface PlannedDelivery {
  /** The token that is paid. */
  readonly sold: SwapAsset;
  /** The destination network. */
  readonly network: CaipNetworkId;
  readonly token: SwapAsset;
  /** The least amount that arrives, according to the bridge, in base units. */
  readonly least: bigint;
  readonly decimals: number;
  /** The source's id for the bridge. */
  readonly bridge: string;
  /** The bridge's name as visitors see it. */
  readonly bridgeName: string;
  /** The expected duration, in seconds. Undefined if unknown. */
  readonly seconds: number | undefined;
}

/** The second leg of a swap across networks, as this device tracks it. */
export interface TrackedDelivery extends PlannedDelivery {
  readonly status: DeliveryStatus;
  /** A page that shows the delivery. */
  readonly pageUrl?: string | undefined;
  /** When checks started to fail, in ms since 1970. Undefined after a successful check. */
  readonly silentSince?: number | undefined;
}

/** The kind of payout: `less` than promised, in an`other` token on either network, or `refunded` in the token that was paid. */
export type PaidAs = 'arrived' | 'less' | 'other' | 'refunded';

export function paidAs(
  { network, token, sold, least }: Pick<PlannedDelivery, 'network' | 'token' | 'sold' | 'least'>,
  payout: Payout,
): PaidAs {
  if (payout.network !== network) return isSameAsset(payout.token, sold) ? 'refunded' : 'other';
  if (!isSameAsset(payout.token, token)) return 'other';
  return payout.amount < least ? 'less' : 'arrived';
}

/** Whether the funds are on their way back or already refunded. */
export function isGivenBack(delivery: TrackedDelivery): boolean {
  const { status } = delivery;
  switch (status.step) {
    case 'underway':
      return status.isRefunding;
    case 'told':
      return status.says === 'refunded';
    case 'paid':
      return paidAs(delivery, status.payout) === 'refunded';
    default:
      return false;
  }
}

/** A key for the state that a visitor sees: equal for the same texts about the same payment. */
export function deliveryProgress({ status }: TrackedDelivery): string {
  switch (status.step) {
    case 'underway':
      return `underway ${status.isRefunding}`;
    case 'told':
      return `told ${status.says}`;
    case 'paid':
      return `paid ${status.payout.hash} ${status.payout.amount}`;
    default:
      return status.step;
  }
}

/** A key for the final outcome: equal for outcomes that show the same text. Undefined while the delivery is pending. */
export function deliveryOutcome(delivery: TrackedDelivery): string | undefined {
  const { status } = delivery;
  if (status.step === 'told') return `told ${status.says}`;
  return status.step === 'paid' ? `paid ${paidAs(delivery, status.payout)}` : undefined;
}
