import type { CaipNetworkId } from '../networks/caip.js';

/** One movement of a transaction, as seen from the account. All texts are sanitized. */
export interface HistoryTransfer {
  readonly kind: 'token' | 'nft';
  readonly direction: 'in' | 'out' | 'self';
  /** The token's contract. Few services say so. */
  readonly token?: string | undefined;
  /** Undefined if the service does not know it. */
  readonly name: string | undefined;
  readonly symbol: string | undefined;
  /** The symbol of the known token whose name it bears, by its contract another one. */
  readonly imitates?: string;
  /** Decimal text without exponent, never negative. Undefined if unknown. */
  readonly quantity: string | undefined;
  /** An `https:` or `data:` URL of a picture. */
  readonly image: string | undefined;
  readonly isSpam: boolean;
  /** Whether the service knows a price of it. */
  readonly isPriced?: boolean;
  /** Who lost it and who got it. Few services say so. */
  readonly sender?: string | undefined;
  readonly recipient?: string | undefined;
}

/** One transaction in an account's history. */
export interface HistoryEntry {
  readonly id: string;
  /** What it did, such as `send`, `receive`, `trade` or `approve`. Other words occur. */
  readonly operation: string;
  readonly hash: string;
  readonly network: CaipNetworkId;
  /** When it was mined, in ms since 1970. */
  readonly minedAt: number;
  readonly status: 'confirmed' | 'failed' | 'pending';
  /** Who signed it. */
  readonly from: string | undefined;
  /** Whether it is certain that the account did not sign it, though `from` is not known. */
  readonly isByOthers?: boolean;
  /** Who was called: on EVM networks, a token's contract if a token was transferred. */
  readonly to: string | undefined;
  readonly transfers: readonly HistoryTransfer[];
}

/** Some entries, newest first. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Where the next page begins. Undefined if this is the last one. */
  readonly next: string | undefined;
  /** Whether transfers of the native currency are missing, because who lists the history cannot see them. */
  readonly lacksNative?: boolean | undefined;
}
