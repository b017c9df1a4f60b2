import type { CaipNetworkId } from '../networks/caip.js';

/** One transfer in a transaction, from the account's point of view. All texts are sanitized. */
export interface HistoryTransfer {
  readonly kind: 'token' | 'nft';
  readonly direction: 'in' | 'out' | 'self';
  /** The token's contract. Few services report it. */
  readonly token?: string | undefined;
  /** Undefined if the service does not know it. */
  readonly name: string | undefined;
  readonly symbol: string | undefined;
  /** The symbol of the known token whose name this one copies under a different contract. */
  readonly imitates?: string;
  /** Decimal text without exponent, never negative. Undefined if unknown. */
  readonly quantity: string | undefined;
  /** An `https:` or `data:` URL of a picture. */
  readonly image: string | undefined;
  readonly isSpam: boolean;
  /** Whether the service knows a price for it. */
  readonly isPriced?: boolean;
  /** The sending and receiving addresses. Few services report them. */
  readonly sender?: string | undefined;
  readonly recipient?: string | undefined;
}

/** One transaction in an account's history. */
export interface HistoryEntry {
  readonly id: string;
  /** The kind of transaction, such as `send`, `receive`, `trade` or `approve`. Other values occur. */
  readonly operation: string;
  readonly hash: string;
  readonly network: CaipNetworkId;
  /** The time of its block, in ms since 1970. */
  readonly minedAt: number;
  readonly status: 'confirmed' | 'failed' | 'pending';
  /** The signer's address. */
  readonly from: string | undefined;
  /** Whether the account certainly didn't sign it, although `from` is unknown. */
  readonly isByOthers?: boolean;
  /** The called address: on EVM networks, the token's contract for a token transfer. */
  readonly to: string | undefined;
  readonly transfers: readonly HistoryTransfer[];
}

/** Some entries, newest first. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** The cursor of the next page. Undefined on the last page. */
  readonly next: string | undefined;
  /** Whether transfers of the native currency are missing because the source cannot see them. */
  readonly lacksNative?: boolean | undefined;
}
