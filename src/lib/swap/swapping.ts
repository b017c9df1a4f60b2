import type { SiteFee } from '../fees/siteFee.js';
import type { CaipAddress, CaipNetworkId } from '../networks/caip.js';
import type { Asking, WalletReply } from '../transactions/asking.js';
import type { Atomicity } from './atomicity.js';
import type { NetworkCost } from './networkCost.js';
import type { QuoteOptions, QuoteSource } from './quoteSource.js';
import type { BasisPoints } from './slippage.js';
import type { ApprovalRequest, ApprovedAmount, SwapRequest, Together, WantedSwap } from './swapRequest.js';

/** What swaps on a network cost before one was built. */
export interface SwapCosts {
  /** The most that a unit of gas costs, in wei. 0 on Solana. */
  readonly price: bigint;
  /** What any transaction costs the account at least, in base units of the native currency. */
  readonly least: bigint;
  /** What is kept for the network when all of its currency is swapped, in base units of it. */
  readonly reserve: bigint;
}

/**
 * Quotes, builds and sends swaps. What the source of quotes answers has been checked. Everything rejects with a
 * `WalletModalError`; with `aborted` if the signal aborts.
 */
export interface Swapping
  extends Pick<
    QuoteSource,
    'slippageStep' | 'sendsToOthers' | 'crossesNetworks' | 'tokens' | 'quote' | 'delivery'
  > {
  /** What the site takes of each swap. Undefined if nothing. */
  readonly siteFee: SiteFee | undefined;
  /** The present price of gas, in wei, as quotes are asked with. Undefined if nobody knows it. */
  gasPrice(network: CaipNetworkId, options: QuoteOptions): Promise<bigint | undefined>;
  /**
   * How much of what is paid may be taken from the account now, in base units: by this contract, or by the one that an
   * approval would be for. All of it if it is the native currency.
   */
  allowance(wanted: WantedSwap, spender: string | undefined, options: QuoteOptions): Promise<bigint>;
  /** What the account's network charges, from the same source and with the same margins as what is built. */
  costs(account: CaipAddress, options: QuoteOptions): Promise<SwapCosts>;
  /** Builds the next transaction of a swap, an approval if one has to come first, only to find out what it costs. */
  estimate(wanted: WantedSwap, slippage: BasisPoints, options: QuoteOptions): Promise<NetworkCost>;
  /**
   * Builds an approval of `from`, verifies that it approves nothing else, and has a node run it. Rejects with
   * `transaction_failed` if it would fail.
   */
  prepareApproval(
    wanted: WantedSwap,
    amount: ApprovedAmount,
    options: QuoteOptions,
  ): Promise<ApprovalRequest>;
  /** Builds a swap, verifies it, and has a node run it. Rejects with `transaction_failed` if it would fail. */
  prepareSwap(wanted: WantedSwap, slippage: BasisPoints, options: QuoteOptions): Promise<SwapRequest>;
  /** Asks the wallet of an account once how it can make several calls as one. Undefined if it cannot, or does not say. */
  atomicity(account: CaipAddress): Promise<Atomicity | undefined>;
  /**
   * As `prepareSwap`, for a swap that its approval goes before in the same transaction. Undefined if no node can run both:
   * then nobody knows what they would do.
   */
  prepareTogether(
    wanted: WantedSwap,
    together: Together,
    slippage: BasisPoints,
    options: QuoteOptions,
  ): Promise<SwapRequest | undefined>;
  /**
   * Asks the wallet to send exactly this. Resolves to its answer. Rejects with `request_invalid` if the account or its network
   * has changed. Has no deadline and cannot be aborted: a person decides, and a wallet may send even after we stop waiting.
   */
  send(request: ApprovalRequest | SwapRequest, asking: Asking): Promise<WalletReply>;
}
