import type { CaipNetworkId } from '../../networks/caip.js';
import { isSameAsset } from '../isSameAsset.js';
import type { SwapAsset } from '../quoteSource.js';

/** What a node of its network has shown that the account was paid. */
export interface Payout {
  readonly network: CaipNetworkId;
  readonly token: SwapAsset;
  readonly hash: string;
  /** In base units, more than 0. */
  readonly amount: bigint;
  readonly decimals: number;
  /** As the network's settings or the chain call it. Undefined if the token has none. */
  readonly symbol: string | undefined;
}

/** What is known of the other part of a swap across networks. */
export type DeliveryStatus =
  /** Nobody has said that it has left. */
  | { readonly step: 'waiting' }
  /** By the word of the source. */
  | { readonly step: 'underway'; readonly isRefunding: boolean }
  /** By the word of the source, and no node has shown it. */
  | { readonly step: 'told'; readonly says: 'arrived' | 'refunded' | 'failed' }
  /** Shown by a node. Looked at again until it is `isSettled`, because a reorganisation may undo it. */
  | {
      readonly step: 'paid';
      readonly payout: Payout;
      /** When it was first seen, in ms since 1970. */
      readonly since: number;
      readonly isSettled: boolean;
    };

/** What is asked for of the other part of a swap across networks. */
export interface PlannedDelivery {
  /** What is paid for it. */
  readonly sold: SwapAsset;
  /** Where it is to arrive. */
  readonly network: CaipNetworkId;
  readonly token: SwapAsset;
  /** What arrives at least by the bridge's word, in base units. */
  readonly least: bigint;
  readonly decimals: number;
  /** What the source calls the bridge. */
  readonly bridge: string;
  /** What visitors call it. */
  readonly bridgeName: string;
  /** How long it takes, in seconds. Undefined if nobody said it. */
  readonly seconds: number | undefined;
}

/** The other part of a swap across networks, as this device follows it. */
export interface TrackedDelivery extends PlannedDelivery {
  readonly status: DeliveryStatus;
  /** A page on which it is shown. */
  readonly pageUrl?: string | undefined;
  /** Since when nobody answers, in ms since 1970. Undefined after an answer. */
  readonly silentSince?: number | undefined;
}

/** As what it was paid: `less` than was promised, in an`other` token on either network, or back in what was paid for it. */
export type PaidAs = 'arrived' | 'less' | 'other' | 'refunded';

export function paidAs(
  { network, token, sold, least }: Pick<PlannedDelivery, 'network' | 'token' | 'sold' | 'least'>,
  payout: Payout,
): PaidAs {
  if (payout.network !== network) return isSameAsset(payout.token, sold) ? 'refunded' : 'other';
  if (!isSameAsset(payout.token, token)) return 'other';
  return payout.amount < least ? 'less' : 'arrived';
}

/** Whether it goes back to where it came from, or is there already. */
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

/** Equal for what is told in the same words about the same payment. */
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

/** The name of how it ended: equal for ends that are told in the same words. Undefined while it goes on. */
export function deliveryOutcome(delivery: TrackedDelivery): string | undefined {
  const { status } = delivery;
  if (status.step === 'told') return `told ${status.says}`;
  return status.step === 'paid' ? `paid ${paidAs(delivery, status.payout)}` : undefined;
}
