import type { CaipAddress, CaipNetworkId } from '../../networks/caip.js';

/** A swap across networks whose transaction is in a block. */
export interface DeliveryQuery {
  /** Who has paid, and gets what it yields. */
  readonly account: CaipAddress;
  /** The hash of the transaction on the account's network. */
  readonly hash: string;
  /** Where it is to arrive. */
  readonly toNetwork: CaipNetworkId;
  /** The `id` of the bridge in the quote. */
  readonly bridge: string;
}

/**
 * What a source says became of the other part of a swap.
 *
 * - `unknown`: it does not know the transaction, or not yet
 * - `underway`: it has left the account's network and is nowhere else; `isRefunding`: it is on its way back
 * - `paid`: the account was paid, on this network in this token, by the transaction with this hash
 * - `failed`: the bridge gave up, and nobody was paid
 */
export type Delivery = (
  | { readonly state: 'unknown' }
  | { readonly state: 'failed' }
  | { readonly state: 'underway'; readonly isRefunding?: boolean | undefined }
  | {
      readonly state: 'paid';
      /** That of the account if it was refunded. */
      readonly network: CaipNetworkId;
      /** A contract, in hex with `0x`. Undefined for the native currency. */
      readonly token: string | undefined;
      /** Undefined if the source does not say it: then nobody can check it. */
      readonly hash?: string | undefined;
    }
) & {
  /** An `https:` page on which the bridge, or the source, shows it. */
  readonly pageUrl?: string | undefined;
};
