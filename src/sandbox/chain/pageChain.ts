import type { AccountSource } from '../../lib/account/accountSource.js';
import type { EvmAddress } from '../../lib/networks/caip.js';
import type { QuoteSource } from '../../lib/swap/quoteSource.js';
import type { SandboxChain } from '../chains.js';

/** What an account gets. */
export interface SentAmount {
  readonly to: EvmAddress;
  /** In whole units, as decimal text such as `2.5`. */
  readonly amount: string;
  /** The symbol or address of a token. Default: the native currency. */
  readonly token?: string;
}

/** A chain that runs in this page. It fits into `modal.chains` and the `chains` of sandbox wallets. */
export interface PageChain extends SandboxChain {
  readonly chainId: number;
  /**
   * What it knows of accounts, for `modal.accountSource`: balances with prices, and a history with transfers of the native currency, which nodes do
   * not list. Other networks are unknown to it.
   */
  readonly accountSource: AccountSource;
  /** Its exchange, for `modal.quoteSource`. A chain whose native currency has no price has none: `tokens` is undefined then. */
  readonly quoteSource: QuoteSource;
  /** Asks it as its address does. Rejects with the error of nodes, which has a `code`. */
  request(asked: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
  /** Sends an account something. Resolves to the hash of the transaction. */
  send(sent: SentAmount): Promise<`0x${string}`>;
  /** Mines as many blocks, the first with what waits. Default: 1. */
  mine(blocks?: number): Promise<void>;
  /** Ends it: its address does not answer anymore. What it knew is gone. May be called twice. */
  stop(): void;
}
