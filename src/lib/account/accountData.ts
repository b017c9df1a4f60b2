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
   * The tokens, by address, that the service must read from a node because they just moved; undefined means the native
   * currency. Other balances may be a few seconds old.
   */
  readonly moved?: readonly (string | undefined)[] | undefined;
  /**
   * Receives a node's balances if the service is slow to answer. The service's own answer may follow. Not called after the
   * signal has aborted.
   */
  readonly onEarly?: ((balances: TokenBalances) => void) | undefined;
}

export interface HistoryOptions extends AccountReadOptions {
  /** The start of the page: `next` of the previous page. */
  readonly cursor?: string | undefined;
}

/**
 * Why there is no token at an address: the address has a typo, there is no contract or mint, or what is there doesn't respond
 * like a token.
 */
export type TokenFault = 'checksum' | 'nothing' | 'noToken';

/** An account's public name, and the `https:` or `data:` URL of its picture. */
export interface AccountProfile {
  readonly name: string | undefined;
  readonly image: string | undefined;
}

/**
 * Data about accounts, from the site's sources and the chain API if there are any, otherwise from nodes. One method per
 * question. Answers are checked. All methods reject with a `WalletModalError`: `chain_api_failed` or `source_failed` if a
 * source fails and no other one has an answer, `aborted` if the signal aborts.
 */
export interface AccountData {
  /** The account's tokens on its network. Falls back to a node if the service fails. */
  balances(account: CaipAddress, options: BalanceOptions): Promise<TokenBalances>;
  /**
   * A page of the account's history on its network. Missing if there is no source; resolves to undefined if no source serves
   * the network.
   */
  readonly history?:
    | ((account: CaipAddress, options: HistoryOptions) => Promise<HistoryPage | undefined>)
    | undefined;
  /**
   * A page of the account's NFTs. Undefined if no source lists them; they can then only be derived from the history. Rejects
   * with `source_failed` if the source fails.
   */
  nfts(account: CaipAddress, options: HistoryOptions): Promise<NftPage | undefined>;
  /**
   * The token at an address on the account's network, as the chain describes it, with the account's balance. Asks a node only.
   * Rejects like any read of a network.
   */
  tokenAt(
    account: CaipAddress,
    address: string,
    options: AccountReadOptions,
  ): Promise<TokenBalance | TokenFault>;
  /** The account's balance of a token, in base units. Asks a node only. Undefined if the token doesn't report it. */
  holding(account: CaipAddress, token: string, options: AccountReadOptions): Promise<bigint | undefined>;
  /** The price of a token (by address) or of the native currency, in US dollars as decimal text. Undefined if unknown. */
  price(
    token: string | undefined,
    network: CaipNetworkId,
    options: AccountReadOptions,
  ): Promise<string | undefined>;
  /** The value of one US dollar in the site's currency. Undefined if values stay in dollars. Rejects as `askRate` does. */
  rate(options: AccountReadOptions): Promise<ExchangeRate | undefined>;
  /** The usual gas price, in wei. Undefined if no service knows it. */
  gasPrice(network: CaipNetworkId, options: AccountReadOptions): Promise<bigint | undefined>;
  /**
   * The address behind a name on a network: a name of the service, or an ENS name if the site configured a mainnet node.
   * Undefined if the name has no address.
   */
  resolveName(name: string, network: CaipNetworkId, options: AccountReadOptions): Promise<string | undefined>;
  /** Resolves a recipient on a network without a connected wallet. Rejects as `resolveName` does. */
  findAddress(typed: KnownForm, network: CaipNetworkId, options: AccountReadOptions): Promise<FoundRecipient>;
  profile(account: CaipAddress, options: AccountReadOptions): Promise<AccountProfile>;
}
