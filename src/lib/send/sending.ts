import type { TokenBalance } from '../account/tokenBalance.js';
import type { CaipAddress } from '../networks/caip.js';
import type { Asking } from '../transactions/asking.js';
import type { KnownForm } from './readRecipient.js';
import type { SendRequest, WantedTransfer } from './sendRequest.js';

/**
 * The kind of account at an address. `contract`: it has code. `tokens`: it is a mint or a token account, and anything sent
 * there is lost. `program`: it has no key, so only a program can move its funds. Undefined if unknown.
 */
export type RecipientPlace = 'wallet' | 'contract' | 'tokens' | 'program' | UnusedPlace | undefined;

/** An address without an account, on networks with explicit accounts: the first transfer creates it. */
export interface UnusedPlace {
  /** The minimum balance of a new account, in base units of the native currency. Undefined if unknown. */
  readonly least: bigint | undefined;
}

/** The recipient that a typed text resolves to. */
export type FoundRecipient =
  | { readonly address: string; readonly name: string | undefined; readonly place: RecipientPlace }
  /**
   * `checksum`: the address has a typo. `unknownName`: the name isn't registered. `otherService`: it isn't an ENS name, and
   * only those were looked up. `noNames`: this site doesn't resolve names.
   */
  | { readonly problem: 'checksum' | 'unknownName' | 'otherService' | 'noNames' };

interface Options {
  readonly signal: AbortSignal;
}

/** Builds and sends transfers. All methods reject with a `WalletModalError`; with `aborted` if the signal aborts. */
export interface Sending {
  /** The highest fee for a transfer to an ordinary account, in base units of the native currency. */
  readFee(account: CaipAddress, token: TokenBalance, options: Options): Promise<bigint>;
  /** Verifies an address's checksum, or resolves a name. */
  findRecipient(typed: KnownForm, account: CaipAddress, options: Options): Promise<FoundRecipient>;
  /**
   * Builds a transfer and simulates it on a node. Rejects with `request_invalid` if the balance doesn't cover it, with
   * `transaction_failed` if it would fail.
   */
  prepare(wanted: WantedTransfer, options: Options): Promise<SendRequest>;
  /**
   * Asks the wallet to send exactly this request. Resolves to the hash, or on Solana the signature. Rejects with
   * `request_invalid` if the account or its network has changed. It has no deadline and cannot be aborted: a person decides,
   * and a wallet may send even after we stop waiting.
   */
  send(request: SendRequest, asking: Asking): Promise<string>;
}
