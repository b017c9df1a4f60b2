import type { AccountSource } from '../../lib/account/accountSource.js';
import type { EvmAddress } from '../../lib/networks/caip.js';
import type { QuoteSource } from '../../lib/swap/quoteSource.js';
import type { SandboxChain } from '../chains.js';

/** An amount to send to an account. */
export interface SentAmount {
  readonly to: EvmAddress;
  /** In whole units, as decimal text such as `2.5`. */
  readonly amount: string;
  /** The symbol or address of a token. Default: the native currency. */
  readonly token?: string;
}

/** A chain that runs in this page. Use it in `modal.chains` and the `chains` of sandbox wallets. */
export interface PageChain extends SandboxChain {
  readonly chainId: number;
  /**
   * The source for `modal.accountSource`: balances with prices, and a history that includes transfers of the native currency,
   * which nodes do not list. Only knows this network.
   */
  readonly accountSource: AccountSource;
  /**
   * The chain's exchange, for `modal.quoteSource`. Without a price for the native currency there is none: `tokens` is then
   * undefined.
   */
  readonly quoteSource: QuoteSource;
  /** Calls a method, as a request to `rpcUrl` does. Rejects with the node's error, which has a `code`. */
  request(asked: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
  /** Sends an amount to an account. Resolves to the transaction's hash. */
  send(sent: SentAmount): Promise<`0x${string}`>;
  /** Mines this many blocks, the first with the waiting transactions. Default: 1. */
  mine(blocks?: number): Promise<void>;
  /** Stops the chain and discards its state: its URL no longer answers. May be called twice. */
  stop(): void;
}
