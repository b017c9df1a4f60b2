import type { SiteFee } from '../fees/siteFee.js';
import type { CaipAddress, CaipNetworkId } from '../networks/caip.js';
import type { Asking, WalletReply } from '../transactions/asking.js';
import type { Atomicity } from './atomicity.js';
import type { NetworkCost } from './networkCost.js';
import type { QuoteOptions, QuoteSource } from './quoteSource.js';
import type { BasisPoints } from './slippage.js';
import type { ApprovalRequest, ApprovedAmount, SwapRequest, Together, WantedSwap } from './swapRequest.js';

/** The costs of swaps on a network, before one is built. */
export interface SwapCosts {
  /** The highest price per unit of gas, in wei. 0 on Solana. */
  readonly price: bigint;
  /** The minimum cost of any transaction for the account, in base units of the native currency. */
  readonly least: bigint;
  /** The amount held back for network fees when the whole native balance is swapped, in base units. */
  readonly reserve: bigint;
}

/**
 * Quotes, builds and sends swaps. Answers of the quote source are checked. All methods reject with a `WalletModalError`; with
 * `aborted` if the signal aborts.
 */
export interface Swapping
  extends Pick<
    QuoteSource,
    'slippageStep' | 'sendsToOthers' | 'crossesNetworks' | 'tokens' | 'quote' | 'delivery'
  > {
  /** The site's fee on each swap. Undefined if there is none. */
  readonly siteFee: SiteFee | undefined;
  /** The current gas price for quotes, in wei. Undefined if unknown. */
  gasPrice(network: CaipNetworkId, options: QuoteOptions): Promise<bigint | undefined>;
  /**
   * The amount of the sold token that may currently be taken from the account, in base units: by `spender`, or by the contract
   * that an approval would name. The full amount for the native currency.
   */
  allowance(wanted: WantedSwap, spender: string | undefined, options: QuoteOptions): Promise<bigint>;
  /** The network's charges, from the same source and with the same margins as built transactions. */
  costs(account: CaipAddress, options: QuoteOptions): Promise<SwapCosts>;
  /** Builds the next transaction of a swap, or the approval if one has to come first, only to estimate its cost. */
  estimate(wanted: WantedSwap, slippage: BasisPoints, options: QuoteOptions): Promise<NetworkCost>;
  /**
   * Builds an approval of `from`, verifies that it approves nothing else, and simulates it on a node. Rejects with
   * `transaction_failed` if it would fail.
   */
  prepareApproval(
    wanted: WantedSwap,
    amount: ApprovedAmount,
    options: QuoteOptions,
  ): Promise<ApprovalRequest>;
  /** Builds a swap, verifies it, and simulates it on a node. Rejects with `transaction_failed` if it would fail. */
  prepareSwap(wanted: WantedSwap, slippage: BasisPoints, options: QuoteOptions): Promise<SwapRequest>;
  /** Asks the account's wallet, once, for its support of atomic calls. Undefined if there is none or the wallet doesn't say. */
  atomicity(account: CaipAddress): Promise<Atomicity | undefined>;
  /**
   * Like `prepareSwap`, for a swap that is sent in one transaction with its approval. Undefined if no node can simulate both,
   * so that their effects are unknown.
   */
  prepareTogether(
    wanted: WantedSwap,
    together: Together,
    slippage: BasisPoints,
    options: QuoteOptions,
  ): Promise<SwapRequest | undefined>;
  /**
   * Asks the wallet to send exactly this request, and resolves to the wallet's answer. Rejects with `request_invalid` if the
   * account or its network has changed. It has no deadline and cannot be aborted: a person decides, and a wallet may send even
   * after we stop waiting.
   */
  send(request: ApprovalRequest | SwapRequest, asking: Asking): Promise<WalletReply>;
}
