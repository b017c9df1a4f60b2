import type { CaipAddress, CaipNetworkId } from '../networks/caip.js';

/** The network that a question is about. */
export interface SourceNetwork {
  readonly id: CaipNetworkId;
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number };
  /**
   * Asks a node of the network, which the site named, or the connected wallet. Only reads reach it: any other method rejects
   * with `method_not_supported`. Rejects with `rpc_missing` if nobody can be asked.
   */
  request(method: string, params: readonly unknown[]): Promise<unknown>;
}

export interface SourceOptions {
  /** That of the account, or of the token. */
  readonly network: SourceNetwork;
  readonly signal: AbortSignal;
}

export interface SourceBalanceOptions extends SourceOptions {
  /**
   * The tokens, by address, that have just moved, and must not be told from before; undefined stands for the native currency.
   */
  readonly moved: readonly (string | undefined)[];
}

export interface SourcePageOptions extends SourceOptions {
  /** Where the page begins: `next` of the page before. */
  readonly cursor: string | undefined;
}

/** How much of one token an account holds. */
export interface SourceBalance {
  /** The token's contract, or its mint on Solana. Undefined for the native currency. */
  readonly address?: string | undefined;
  readonly name?: string | undefined;
  readonly symbol?: string | undefined;
  readonly decimals: number;
  /** In base units. */
  readonly amount: bigint;
  /** The price of one token in US dollars, as decimal text. Leave it out if it is unknown: 0 stands for that, too. */
  readonly price?: string | undefined;
  /** An `https:` or `data:` URL of a picture. */
  readonly icon?: string | undefined;
}

/** One movement of a transaction, as seen from the account. */
export interface SourceTransfer {
  readonly kind: 'token' | 'nft';
  readonly direction: 'in' | 'out' | 'self';
  /**
   * The token's contract, or its mint on Solana: anybody can name a token as they like. Leave it out for the native currency.
   */
  readonly token?: string | undefined;
  readonly name?: string | undefined;
  readonly symbol?: string | undefined;
  /** How much, as decimal text in whole units. Leave it out if the decimals are unknown. */
  readonly quantity?: string | undefined;
  /** An `https:` or `data:` URL of a picture. */
  readonly image?: string | undefined;
  readonly isSpam?: boolean | undefined;
  /** Whether the source knows a price of it. */
  readonly isPriced?: boolean | undefined;
  readonly sender?: string | undefined;
  readonly recipient?: string | undefined;
}

/** One transaction of an account. */
export interface SourceEntry {
  readonly hash: string;
  /** What it did, such as `send`, `receive`, `trade`, `approve` or `execute`. */
  readonly operation: string;
  /** When it was mined, in ms since 1970. */
  readonly minedAt: number;
  readonly status: 'confirmed' | 'failed' | 'pending';
  /** Who signed it. */
  readonly from?: string | undefined;
  /** Whether it is certain that the account did not sign it, though `from` is not known. */
  readonly isByOthers?: boolean | undefined;
  /** Who was called. */
  readonly to?: string | undefined;
  readonly transfers: readonly SourceTransfer[];
}

/** Something unique that an account owns. */
export interface SourceNft {
  /** Differs from that of all others on its network: such as the contract and the number of it. */
  readonly id: string;
  readonly name?: string | undefined;
  readonly symbol?: string | undefined;
  /** An `https:` or `data:` URL of a picture. */
  readonly image?: string | undefined;
  readonly isSpam?: boolean | undefined;
}

/** Some of a list, newest first. */
export interface SourcePage<T> {
  readonly entries: readonly T[];
  /** Where the next page begins, in at most 2,000 characters. Undefined if this is the last one. */
  readonly next?: string | undefined;
  /** Whether the source cannot see transfers of the native currency. They are missing, and visitors read so. */
  readonly lacksNative?: boolean | undefined;
}

/** Who an account is. */
export interface SourceProfile {
  /** Shown only if it leads back to the account, by ENS. */
  readonly name?: string | undefined;
  /** An `https:` or `data:` URL of a picture. */
  readonly image?: string | undefined;
}

/**
 * Who knows about accounts: the chain API, a source of `wallet-modal/sources`, or a site's own. One method a question: leave
 * out what it does not know. `undefined` says that it does not know this, such as a network that it does not serve: then the
 * next source is asked. Methods may reject with anything, and should stop when the signal aborts. Accounts and networks are
 * CAIP ids. Nothing that a source answers is believed: everybody reads it through `checkAccountSource`.
 */
export interface AccountSource {
  /** What the source is called where it fails, such as `Blockscout`. */
  readonly name: string;
  /** All tokens of an account on its network. */
  balances?(
    account: CaipAddress,
    options: SourceBalanceOptions,
  ): Promise<readonly SourceBalance[] | undefined>;
  /** A page of the account's transactions on its network. */
  history?(account: CaipAddress, options: SourcePageOptions): Promise<SourcePage<SourceEntry> | undefined>;
  /** A page of what the account owns that is unique. */
  nfts?(account: CaipAddress, options: SourcePageOptions): Promise<SourcePage<SourceNft> | undefined>;
  /** The price of a token, by address, or of the native currency, in US dollars as decimal text. */
  price?(token: string | undefined, options: SourceOptions): Promise<string | undefined>;
  profile?(account: CaipAddress, options: SourceOptions): Promise<SourceProfile | undefined>;
}
