import type { ExchangeRate } from '../money/exchangeRate.js';
import type { CaipAddress, CaipNetworkId } from '../networks/caip.js';
import type { KnownForm } from '../send/readRecipient.js';
import type { FoundRecipient } from '../send/sending.js';
import type { NftPage } from './ownedNfts.js';
import type { TokenBalance, TokenBalances } from './tokenBalance.js';
import type { HistoryPage } from './transactionHistory.js';

export interface AccountReadOptions {
  readonly signal: AbortSignal;
}

export interface BalanceOptions extends AccountReadOptions {
  /**
   * The tokens, by address, that the service must read from a node because they just moved; undefined stands for the
   * native currency. Others may be some seconds old.
   */
  readonly moved?: readonly (string | undefined)[] | undefined;
  /**
   * Gets what a node knows if the service is silent for a moment. The service's own answer may follow. Not called after
   * the signal aborted.
   */
  readonly onEarly?: ((balances: TokenBalances) => void) | undefined;
}

export interface HistoryOptions extends AccountReadOptions {
  /** Where the page begins: `next` of the page before. */
  readonly cursor?: string | undefined;
}

/**
 * Why there is no token at an address: it has a wrong letter, there is no contract or mint, or what is there does not answer
 * as tokens do.
 */
export type TokenFault = 'checksum' | 'nothing' | 'noToken';

/** The public name of an account and its picture, an `https:` or `data:` URL. */
export interface AccountProfile {
  readonly name: string | undefined;
  readonly image: string | undefined;
}

/**
 * What is known of accounts: from sources of the site and the chain API if there are any, else from nodes. One function per question. Answers are
 * checked. All reject with a `WalletModalError`: `chain_api_failed` or `source_failed` if a source fails and nobody else knows,
 * `aborted` if the signal aborts.
 */
export interface AccountData {
  /** The tokens of an account on its network. If the service fails, a node answers. */
  balances(account: CaipAddress, options: BalanceOptions): Promise<TokenBalances>;
  /**
   * A page of the account's history on its network. Missing if there is no source, and undefined if none serves
   * the network.
   */
  readonly history?:
    | ((account: CaipAddress, options: HistoryOptions) => Promise<HistoryPage | undefined>)
    | undefined;
  /**
   * A page of what the account owns that is unique. Undefined if nobody lists that, so that only its history tells. Rejects with
   * `source_failed` if who lists it fails.
   */
  nfts(account: CaipAddress, options: HistoryOptions): Promise<NftPage | undefined>;
  /**
   * The token at an address on the account's network, as the chain describes it, with what the account holds of it. Only a
   * node is asked. Rejects as reading a network does.
   */
  tokenAt(
    account: CaipAddress,
    address: string,
    options: AccountReadOptions,
  ): Promise<TokenBalance | TokenFault>;
  /** What the account holds of a token, in base units. Only a node is asked. Undefined if the token does not tell. */
  holding(account: CaipAddress, token: string, options: AccountReadOptions): Promise<bigint | undefined>;
  /**
   * The price of a token, by address, or of the native currency, in US dollars as decimal text. Undefined if unknown.
   */
  price(
    token: string | undefined,
    network: CaipNetworkId,
    options: AccountReadOptions,
  ): Promise<string | undefined>;
  /** What a US dollar is worth in the site's currency. Undefined if values stay in dollars. Rejects as `askRate` does. */
  rate(options: AccountReadOptions): Promise<ExchangeRate | undefined>;
  /** The usual price of gas, in wei. Undefined if no service knows it. */
  gasPrice(network: CaipNetworkId, options: AccountReadOptions): Promise<bigint | undefined>;
  /**
   * The address that a name stands for on a network: a name of the service, or an ENS name if the site gave a node of
   * mainnet. Undefined if it stands for none.
   */
  resolveName(name: string, network: CaipNetworkId, options: AccountReadOptions): Promise<string | undefined>;
  /** Who a text stands for on a network, where no wallet is connected. Rejects as `resolveName`. */
  findAddress(typed: KnownForm, network: CaipNetworkId, options: AccountReadOptions): Promise<FoundRecipient>;
  profile(account: CaipAddress, options: AccountReadOptions): Promise<AccountProfile>;
}
