import type { SiteFee, TakenFee } from '../fees/siteFee.js';
import type { CaipAddress, CaipNetworkId } from '../networks/caip.js';
import type { Bridge } from './delivery/bridge.js';
import type { Delivery, DeliveryQuery } from './delivery/delivery.js';

/** A token's contract, in hex with `0x`, or its mint on Solana; undefined stands for the network's native currency. */
export type SwapAsset = string | undefined;

/** A token that can be swapped. */
export interface SwapToken {
  readonly network: CaipNetworkId;
  readonly address: SwapAsset;
  readonly name: string;
  readonly symbol: string;
  /**
   * The symbol of a known token that this one's looks like without being it. Told by us, not by a source. Undefined if there
   * is none.
   */
  readonly imitates?: string | undefined;
  /** Whether it is one of the well-known tokens of its network, or the site's own. Told by us, too. */
  readonly isKnown?: boolean;
  /** Whether the source does not list it: the visitor gave its address. Told by us, too. */
  readonly isUnlisted?: boolean | undefined;
  /** From 0 to 36. */
  readonly decimals: number;
  /** An `https:` or `data:` URL of a picture. */
  readonly icon: string | undefined;
  /** Whether the token accepts signed permits (EIP-2612), as far as the source knows. Swaps use approvals, so nothing depends on it. */
  readonly hasPermit: boolean;
}

export interface QuoteOptions {
  readonly signal: AbortSignal;
}

/** What to swap. */
export interface SwapQuery {
  /** In CAIP-10 format. Pays, and receives unless there is a `recipient`. */
  readonly account: CaipAddress;
  readonly from: SwapAsset;
  /** Never the same as `from`. */
  readonly to: SwapAsset;
  /**
   * The network of `to`, where the account gets it under the same address. Undefined stands for the account's own. Only for a
   * source that `crossesNetworks`.
   */
  readonly toNetwork?: CaipNetworkId | undefined;
  /** In base units of `from`, more than 0. */
  readonly amount: bigint;
}

interface FeeQuery {
  /** What the site takes of it, by `swap-fee`: the source is to have it taken. Undefined if nothing. */
  readonly fee?: SiteFee | undefined;
}

interface FeeAnswer {
  /**
   * What is taken for the site. More than the site says is refused. If it is left out, visitors read that the fee is not
   * confirmed.
   */
  readonly fee?: TakenFee | undefined;
}

interface RecipientQuery {
  /**
   * Who gets what the swap yields: an address in hex with `0x`. Undefined stands for the account. Only for a source that
   * `sendsToOthers`.
   */
  readonly recipient?: string | undefined;
}

export interface QuoteQuery extends SwapQuery, FeeQuery, RecipientQuery {
  /** The present price of gas in wei, which lets a source choose the cheapest route. Undefined if unknown. */
  readonly gasPrice?: bigint | undefined;
}

interface BridgeAnswer {
  /** What brings it to another network. Needed with `toNetwork`, otherwise left out. */
  readonly bridge?: Bridge | undefined;
}

export interface SwapQuote extends FeeAnswer, BridgeAnswer {
  /** What the account gets at the present price, in base units of `to`, after all fees but the network's. */
  readonly toAmount: bigint;
  /** How much worse than the market this rate is, in percent as decimal text. Leave it out if the source does not know. */
  readonly priceImpact?: string | undefined;
}

export interface AllowanceQuery {
  readonly account: CaipAddress;
  /** A token's contract. The native currency needs no allowance. */
  readonly token: string;
  /** Who may spend. Undefined stands for the contract that the source swaps with. */
  readonly spender?: string | undefined;
}

export interface ApprovalQuery extends Omit<SwapQuery, 'amount'> {
  /** In base units of `from`. `unlimited` only if the visitor chose so. */
  readonly amount: bigint | 'unlimited';
}

export interface BuildSwapQuery extends SwapQuery, FeeQuery, RecipientQuery {
  /** How much less than quoted the account accepts, in basis points (100 is 1 %): a multiple of `slippageStep`. */
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
  /** What the source expects it to use. Undefined if it does not say. */
  readonly gas?: bigint | undefined;
  /** What the source would pay for a unit of gas, in wei. Undefined if it does not say. */
  readonly gasPrice?: bigint | undefined;
}

/** A transaction that the account sends on Solana. */
export interface SolanaSwapTransaction {
  /**
   * In wire format, at most 1232 bytes: legacy or version 0, with a recent blockhash. The account pays its fee, and its
   * signature is empty; that of nobody else is missing.
   */
  readonly transaction: Uint8Array;
}

/** A transaction that the account sends on its network. */
export type SwapTransaction = EvmSwapTransaction | SolanaSwapTransaction;

/** What a source says of a swap besides its transaction. */
export interface BuiltTerms extends FeeAnswer, BridgeAnswer {
  /** What the account gets at the price of now, in base units of `to`. Undefined if the source does not say. */
  readonly toAmount?: bigint | undefined;
  /** How much worse than the market its rate is, in percent as decimal text. Undefined if the source does not say. */
  readonly priceImpact?: string | undefined;
}

export type BuiltSwap = SwapTransaction & BuiltTerms;

/**
 * Where quotes for swaps come from: the hosted service, or an aggregator that the site provides. All amounts are `bigint`s
 * in base units; accounts and networks are CAIP ids. Methods may reject with anything, and should stop when the signal
 * aborts. Nothing that a source answers is believed: everybody reads it through a `CheckedQuoteSource`.
 */
export interface QuoteSource {
  /**
   * The step of slippage that the source can express, in basis points: 100 stands for whole percents. A whole number of at
   * least 1.
   */
  readonly slippageStep: number;
  /**
   * Whether `buildSwap` works only once the approval holds, as where the source itself tries what it builds. Otherwise an
   * approval and its swap can be one confirmation, with wallets that do both at once. Default: false.
   */
  readonly needsApproval?: boolean | undefined;
  /**
   * Whether what a swap yields can go to another address than the account's: then `quote` and `buildSwap` may get a
   * `recipient`, and the visitor is offered it. Default: false.
   */
  readonly sendsToOthers?: boolean | undefined;
  /**
   * Whether what is bought can be on another EVM network than what is paid: then questions may have a `toNetwork`, and answers
   * name their `bridge`. Needs `delivery`. Default: false.
   */
  readonly crossesNetworks?: boolean | undefined;
  /**
   * Whether the source takes the fee that the site sets. With `false`, `swap-fee` is reported as `config_invalid` and not
   * used. Default: true.
   */
  readonly takesFees?: boolean | undefined;
  /**
   * Whether it swaps on Solana, too: there, its swaps answer a `transaction`, nothing is approved, and neither `fee` nor
   * `recipient` is asked for. Default: false, and it is asked about EVM networks only.
   */
  readonly swapsOnSolana?: boolean | undefined;
  /**
   * The contracts that the source has approved and called on a network. The visitor is warned of others. Undefined if the
   * source cannot know.
   */
  routers?(network: CaipNetworkId): readonly string[] | undefined;
  /** The tokens that can be swapped on a network. Undefined if the source does not serve it. */
  tokens(network: CaipNetworkId, options: QuoteOptions): Promise<readonly SwapToken[] | undefined>;
  /** Undefined if there is no route for this pair and amount. */
  quote(query: QuoteQuery, options: QuoteOptions): Promise<SwapQuote | undefined>;
  /**
   * How much of a token the spender may take from the account, in base units. Leave it out if the source does not know: then
   * the network is asked about the spender that `buildApproval` names.
   */
  allowance?(query: AllowanceQuery, options: QuoteOptions): Promise<bigint>;
  /** A call of `approve` at the contract of `from`, which must not be the native currency. Its `value` is 0. */
  buildApproval(query: ApprovalQuery, options: QuoteOptions): Promise<EvmSwapTransaction>;
  /** Its `value` is the amount if `from` is the native currency, otherwise 0. */
  buildSwap(query: BuildSwapQuery, options: QuoteOptions): Promise<BuiltSwap>;
  /**
   * What became of the other part of a swap across networks. It is asked again and again, every few seconds at first, and
   * visitors read of it what a node of the network confirms; anything else is told as the source's word.
   */
  delivery?(query: DeliveryQuery, options: QuoteOptions): Promise<Delivery>;
}
