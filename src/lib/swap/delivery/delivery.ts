import type { CaipAddress, CaipNetworkId } from '../../networks/caip.js';

/** A swap across networks whose transaction is in a block. */
export interface DeliveryQuery {
  /** The account that paid and receives the bought tokens. */
  readonly account: CaipAddress;
  /** The hash of the transaction on the account's network. */
  readonly hash: string;
  /** The destination network. */
  readonly toNetwork: CaipNetworkId;
  /** The `id` of the bridge in the quote. */
  readonly bridge: string;
}

/**
 * A source's report on the second leg of a swap across networks.
 *
 * - `unknown`: the source doesn't know the transaction, or not yet
 * - `underway`: the funds have left the account's network and haven't arrived; `isRefunding`: they are on their way back
 * - `paid`: the account was paid on this network, in this token, by the transaction with this hash
 * - `failed`: the bridge gave up without paying
 */
export type Delivery = (
  | { readonly state: 'unknown' }
  | { readonly state: 'failed' }
  | { readonly state: 'underway'; readonly isRefunding?: boolean | undefined }
  | {
      readonly state: 'paid';
      /** The account's own network if the swap was refunded. */
      readonly network: CaipNetworkId;
      /** A contract, in hex with `0x`. Undefined for the native currency. */
      readonly token: string | undefined;
      /** Undefined if the source doesn't say; then the payout cannot be verified. */
      readonly hash?: string | undefined;
    }
) & {
  /** An `https:` page of the bridge or the source that shows the delivery. */
  readonly pageUrl?: string | undefined;
};
