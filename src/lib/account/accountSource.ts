import type { CaipAddress, CaipNetworkId } from '../networks/caip.js';

/** The network that a query is about. */
export interface SourceNetwork {
  readonly id: CaipNetworkId;
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number };
  /**
   * Sends a read request to a node that the site configured, or to the connected wallet. Any method that isn't a read rejects
   * with `method_not_supported`. Rejects with `rpc_missing` if there is neither.
   */
  request(method: string, params: readonly unknown[]): Promise<unknown>;
}

export interface SourceOptions {
  /** The network of the account or the token. */
  readonly network: SourceNetwork;
  readonly signal: AbortSignal;
}

export interface SourceBalanceOptions extends SourceOptions {
  /**
   * The tokens, by address, that have just moved and must not be answered from a cache; undefined means the native currency.
   */
  readonly moved: readonly (string | undefined)[];
}

export interface SourcePageOptions extends SourceOptions {
  /** The start of the page: `next` of the previous page. */
  readonly cursor: string | undefined;
}

/** An account's balance of one token. */
export interface SourceBalance {
  /** The token's contract, or its mint on Solana. Undefined for the native currency. */
  readonly address?: string | undefined;
  readonly name?: string | undefined;
  readonly symbol?: string | undefined;
  readonly decimals: number;
  /** In base units. */
  readonly amount: bigint;
  /** The price of one token in US dollars, as decimal text. Leave it out if unknown; 0 also counts as unknown. */
  readonly price?: string | undefined;
  /** An `https:` or `data:` URL of a picture. */
  readonly icon?: string | undefined;
}

/** One transfer in a transaction, from the account's point of view. */
export interface SourceTransfer {
  readonly kind: 'token' | 'nft';
  readonly direction: 'in' | 'out' | 'self';
  /**
   * The token's contract, or its mint on Solana. It identifies the token, because anybody can copy a name. Leave it out for the
   * native currency.
   */
  readonly token?: string | undefined;
  readonly name?: string | undefined;
  readonly symbol?: string | undefined;
  /** The amount as decimal text, in whole units. Leave it out if the decimals are unknown. */
  readonly quantity?: string | undefined;
  /** An `https:` or `data:` URL of a picture. */
  readonly image?: string | undefined;
  readonly isSpam?: boolean | undefined;
  /** Whether the source knows a price for it. */
  readonly isPriced?: boolean | undefined;
  readonly sender?: string | undefined;
  readonly recipient?: string | undefined;
}

/** One transaction of an account. */
export interface SourceEntry {
  readonly hash: string;
  /** The kind of transaction, such as `send`, `receive`, `trade`, `approve` or `execute`. */
  readonly operation: string;
  /** The time of its block, in ms since 1970. */
  readonly minedAt: number;
  readonly status: 'confirmed' | 'failed' | 'pending';
  /** The signer's address. */
  readonly from?: string | undefined;
  /** Whether the account certainly didn't sign it, although `from` is unknown. */
  readonly isByOthers?: boolean | undefined;
  /** The called address. */
  readonly to?: string | undefined;
  readonly transfers: readonly SourceTransfer[];
}

/** An NFT that an account owns. */
export interface SourceNft {
  /** Unique on its network, such as the contract and token id. */
  readonly id: string;
  readonly name?: string | undefined;
  readonly symbol?: string | undefined;
  /** An `https:` or `data:` URL of a picture. */
  readonly image?: string | undefined;
  readonly isSpam?: boolean | undefined;
}

/** One page of a list, newest first. */
export interface SourcePage<T> {
  readonly entries: readonly T[];
  /** The cursor of the next page, at most 2,000 characters. Undefined on the last page. */
  readonly next?: string | undefined;
  /** Whether the source cannot see transfers of the native currency. Visitors are told that these are missing. */
  readonly lacksNative?: boolean | undefined;
}

/** An account's public profile. */
export interface SourceProfile {
  /** Shown only if ENS resolves it to the account. */
  readonly name?: string | undefined;
  /** An `https:` or `data:` URL of a picture. */
  readonly image?: string | undefined;
}

/**
 * A source of account data: the chain API, a source from `wallet-modal/sources`, or the site's own. One method per question;
 * leave out those it cannot answer. `undefined` means that it has no answer, for example because it doesn't serve the network;
 * then the next source is asked. Methods may reject with any error, and should stop when the signal aborts. Accounts and
 * networks are CAIP ids. Answers are untrusted: all callers read them through `checkAccountSource`.
 */
export interface AccountSource {
  /** The source's name in error messages, such as `Blockscout`. */
  readonly name: string;
  /** All tokens of an account on its network. */
  balances?(
    account: CaipAddress,
    options: SourceBalanceOptions,
  ): Promise<readonly SourceBalance[] | undefined>;
  /** A page of the account's transactions on its network. */
  history?(account: CaipAddress, options: SourcePageOptions): Promise<SourcePage<SourceEntry> | undefined>;
  /** A page of the account's NFTs. */
  nfts?(account: CaipAddress, options: SourcePageOptions): Promise<SourcePage<SourceNft> | undefined>;
  /** The price of a token, by address, or of the native currency, in US dollars as decimal text. */
  price?(token: string | undefined, options: SourceOptions): Promise<string | undefined>;
  profile?(account: CaipAddress, options: SourceOptions): Promise<SourceProfile | undefined>;
}
