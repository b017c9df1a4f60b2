import type { CaipAddress, CaipNetworkId } from '../networks/caip.js';
import type { TokenBalances } from './tokenBalance.js';
import type { HistoryPage } from './transactionHistory.js';

export interface AccountReadOptions {
  readonly signal: AbortSignal;
}

/** The public name of an account and its picture, an `https:` or `data:` URL. */
export interface AccountProfile {
  readonly name: string | undefined;
  readonly image: string | undefined;
}

/**
 * What is known of accounts: from a service if the site has one, else from nodes. One function per question. Answers are
 * checked. All reject with a `WalletModalError`; with `aborted` if the signal aborts.
 */
export interface AccountData {
  /** The tokens of an account on its network. With `isFresh`, the service does not answer from its memory. */
  balances(account: CaipAddress, options: AccountReadOptions & { isFresh?: boolean }): Promise<TokenBalances>;
  /** A page of the account's history on its network. Undefined if no service lists histories. */
  history?(account: CaipAddress, options: AccountReadOptions & { cursor?: string }): Promise<HistoryPage>;
  /** The price of a token in US dollars as decimal text. Undefined if unknown. */
  price(
    token: string | undefined,
    network: CaipNetworkId,
    options: AccountReadOptions,
  ): Promise<string | undefined>;
  /** The address that a registered name stands for. Undefined if nobody registered it. */
  resolveName(name: string, network: CaipNetworkId, options: AccountReadOptions): Promise<string | undefined>;
  profile(account: CaipAddress, options: AccountReadOptions): Promise<AccountProfile>;
}
