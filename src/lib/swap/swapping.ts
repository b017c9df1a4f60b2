import type { CaipNetworkId } from '../networks/caip.js';
import type { Asking } from '../transactions/asking.js';
import type { QuoteOptions, QuoteSource } from './quoteSource.js';
import type { BasisPoints } from './slippage.js';
import type { ApprovalRequest, ApprovedAmount, SwapRequest, WantedSwap } from './swapRequest.js';

/**
 * Quotes, builds and sends swaps. What the source of quotes answers has been checked. Everything rejects with a
 * `WalletModalError`; with `aborted` if the signal aborts.
 */
export interface Swapping extends Pick<QuoteSource, 'slippageStep' | 'tokens' | 'quote' | 'allowance'> {
  /** The present price of gas, in wei. Undefined if nobody knows it. */
  gasPrice(network: CaipNetworkId, options: QuoteOptions): Promise<bigint | undefined>;
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
  /**
   * Asks the wallet to send exactly this. Resolves to the hash. Rejects with `request_invalid` if the account or its network
   * has changed. Has no deadline and cannot be aborted: a person decides, and a wallet may send even if nobody waits any more.
   */
  send(request: ApprovalRequest | SwapRequest, asking: Asking): Promise<string>;
}
