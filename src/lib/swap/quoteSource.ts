import type { SiteFee, TakenFee } from '../fees/siteFee.js';
import type { CaipAddress, CaipNetworkId } from '../networks/caip.js';
import type { Bridge } from './delivery/bridge.js';
import type { Delivery, DeliveryQuery } from './delivery/delivery.js';

/** A token's contract, in hex with `0x`, or its mint on Solana; undefined means the network's native currency. */
export type SwapAsset = string | undefined;

/** A token that can be swapped. */
export interface SwapToken {
  readonly network: CaipNetworkId;
  readonly address: SwapAsset;
  readonly name: string;
  readonly symbol: string;
  /** The symbol of the known token that this one's symbol imitates. Set by us, not by a source. Undefined if there is none. */
  readonly imitates?: string | undefined;
  /** Whether this is one of the network's well-known tokens or one of the site's own. Also set by us. */
  readonly isKnown?: boolean;
  /** Whether the visitor added the token by its address because the source doesn't list it. Also set by us. */
  readonly isUnlisted?: boolean | undefined;
  /** From 0 to 36. */
  readonly decimals: number;
  /** An `https:` or `data:` URL of a picture. */
  readonly icon: string | undefined;
  /** Whether the token accepts signed permits (EIP-2612), as far as the source knows. Not used: swaps use approvals. */
  readonly hasPermit: boolean;
}

export interface QuoteOptions {
  readonly signal: AbortSignal;
}

/** The swap to quote or build. */
export interface SwapQuery {
  /** In CAIP-10 format. Pays, and receives the bought tokens unless there is a `recipient`. */
  readonly account: CaipAddress;
  readonly from: SwapAsset;
  /** Never the same as `from`. */
  readonly to: SwapAsset;
  /**
   * The network of `to`. The account receives the tokens there under the same address. Undefined means the account's own
   * network. Only for a source that `crossesNetworks`.
   */
  readonly toNetwork?: CaipNetworkId | undefined;
  /** In base units of `from`, more than 0. */
  readonly amount: bigint;
}

interface FeeQuery {
  /** The site's fee from `swap-fee`, which the source should collect. Undefined if there is none. */
  readonly fee?: SiteFee | undefined;
}

interface FeeAnswer {
  /**
   * The fee that is taken for the site. An answer with a higher fee than the site states is refused. If it is left out,
   * visitors read that the fee isn't confirmed.
   */
  readonly fee?: TakenFee | undefined;
}

interface RecipientQuery {
  /**
   * The address that receives the bought tokens, in hex with `0x`. Undefined means the account. Only for a source that
   * `sendsToOthers`.
   */
  readonly recipient?: string | undefined;
}

export interface QuoteQuery extends SwapQuery, FeeQuery, RecipientQuery {
  /** The current gas price in wei, which helps a source choose the cheapest route. Undefined if unknown. */
  readonly gasPrice?: bigint | undefined;
}

interface BridgeAnswer {
  /** The bridge to the other network. Required with `toNetwork`, otherwise left out. */
  readonly bridge?: Bridge | undefined;
}

export interface SwapQuote extends FeeAnswer, BridgeAnswer {
  /** The amount that the account receives at the current price, in base units of `to`, after all fees except the network's. */
  readonly toAmount: bigint;
  /** How much worse this rate is than the market's, in percent as decimal text. Leave it out if the source doesn't know. */
  readonly priceImpact?: string | undefined;
}

export interface AllowanceQuery {
  readonly account: CaipAddress;
  /** A token's contract. The native currency needs no allowance. */
  readonly token: string;
  /** The address that may spend. Undefined means the contract that the source swaps with. */
  readonly spender?: string | undefined;
}

export interface ApprovalQuery extends Omit<SwapQuery, 'amount'> {
  /** In base units of `from`. `unlimited` only if the visitor chose it. */
  readonly amount: bigint | 'unlimited';
}

export interface BuildSwapQuery extends SwapQuery, FeeQuery, RecipientQuery {
  /** The largest accepted shortfall from the quote, in basis points (100 is 1 %): a multiple of `slippageStep`. */
  readonly slippage: number;
}

/** A transaction that the account sends on an EVM network. */
export interface EvmSwapTransaction {
  readonly transaction?: undefined;
  readonly to: string;
  /** In base units of the native currency. */
  readonly value: bigint;
  /** Hex with `0x`. */
  readonly data: string;
  /** The expected gas use. Undefined if the source doesn't say. */
  readonly gas?: bigint | undefined;
  /** The gas price that the source suggests, in wei. Undefined if the source doesn't say. */
  readonly gasPrice?: bigint | undefined;
}

/** A transaction that the account sends on Solana. */
export interface SolanaSwapTransaction {
  /**
   * In wire format, at most 1232 bytes: legacy or version 0, with a recent blockhash. The account pays the fee. Its signature
   * is empty; all other signatures are present.
   */
  readonly transaction: Uint8Array;
}

/** A transaction that the account sends on its network. */
export type SwapTransaction = EvmSwapTransaction | SolanaSwapTransaction;

/** A source's terms for a swap, besides the transaction. */
export interface BuiltTerms extends FeeAnswer, BridgeAnswer {
  /** The amount that the account receives at the current price, in base units of `to`. Undefined if the source doesn't say. */
  readonly toAmount?: bigint | undefined;
  /** How much worse this rate is than the market's, in percent as decimal text. Undefined if the source doesn't say. */
  readonly priceImpact?: string | undefined;
}

export type BuiltSwap = SwapTransaction & BuiltTerms;

/**
 * Provides quotes for swaps: the hosted service, or an aggregator that the site supplies. All amounts are `bigint`s in base
 * units; accounts and networks are CAIP ids. Methods may reject with any error, and should stop when the signal aborts. Answers
 * are untrusted: all callers read them through a `CheckedQuoteSource`.
 */
export interface QuoteSource {
  /**
   * The step of slippage that the source can express, in basis points: 100 stands for whole percents. A whole number of at
   * least 1.
   */
  readonly slippageStep: number;
  /**
   * Whether `buildSwap` works only once the approval is on the chain, for example because the source simulates each swap it
   * builds. Otherwise, wallets that support it can confirm an approval and its swap together. Default: false.
   */
  readonly needsApproval?: boolean | undefined;
  /**
   * Whether the bought tokens can go to another address. If so, `quote` and `buildSwap` may get a `recipient`, and visitors can
   * enter one. Default: false.
   */
  readonly sendsToOthers?: boolean | undefined;
  /**
   * Whether tokens can be bought on another EVM network. If so, queries may have a `toNetwork`, and answers must then name
   * their `bridge`. Needs `delivery`. Default: false.
   */
  readonly crossesNetworks?: boolean | undefined;
  /**
   * Whether the source takes the fee that the site sets. With `false`, `swap-fee` is reported as `config_invalid` and not
   * used. Default: true.
   */
  readonly takesFees?: boolean | undefined;
  /**
   * Whether the source also swaps on Solana. There, `buildSwap` answers with a `transaction`, swaps need no approval, and
   * queries have neither `fee` nor `recipient`. Default: false, and the source is asked about EVM networks only.
   */
  readonly swapsOnSolana?: boolean | undefined;
  /**
   * The contracts on a network that the source has visitors approve and call. The visitor is warned about any other contract.
   * Undefined if the source cannot know.
   */
  routers?(network: CaipNetworkId): readonly string[] | undefined;
  /** The tokens that can be swapped on a network. Undefined if the source doesn't serve the network. */
  tokens(network: CaipNetworkId, options: QuoteOptions): Promise<readonly SwapToken[] | undefined>;
  /** Undefined if there is no route for this pair and amount. */
  quote(query: QuoteQuery, options: QuoteOptions): Promise<SwapQuote | undefined>;
  /**
   * The amount of a token that the spender may take from the account, in base units. Leave it out if the source doesn't know;
   * then the network is asked about the spender named by `buildApproval`.
   */
  allowance?(query: AllowanceQuery, options: QuoteOptions): Promise<bigint>;
  /** A call of `approve` on the contract of `from`, which must not be the native currency. Its `value` is 0. */
  buildApproval(query: ApprovalQuery, options: QuoteOptions): Promise<EvmSwapTransaction>;
  /** Its `value` is the amount if `from` is the native currency, otherwise 0. */
  buildSwap(query: BuildSwapQuery, options: QuoteOptions): Promise<BuiltSwap>;
  /**
   * The status of a swap's second leg on the other network. It is polled, every few seconds at first. Visitors are shown what a
   * node confirms; everything else is presented as the source's claim.
   */
  delivery?(query: DeliveryQuery, options: QuoteOptions): Promise<Delivery>;
}
