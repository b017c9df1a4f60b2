import type { TokenBalance } from '../account/tokenBalance.js';
import type { CaipAddress } from '../networks/caip.js';
import type { Asking } from '../transactions/asking.js';
import type { KnownForm } from './readRecipient.js';
import type { SendRequest, WantedTransfer } from './sendRequest.js';

/**
 * What is at an address on the network. A `contract` has code there; `tokens` is a mint or an account for tokens, and
 * what is sent there is lost; a `program` address has no key, so that only a program can move what is there. Undefined
 * if nobody could say.
 */
export type RecipientPlace = 'wallet' | 'contract' | 'tokens' | 'program' | UnusedPlace | undefined;

/** An address without an account, where the network has such: the first transfer creates it. */
export interface UnusedPlace {
  /** What an account has to hold, in base units of the native currency. Undefined if nobody could say. */
  readonly least: bigint | undefined;
}

/** Who a typed text stands for. */
export type FoundRecipient =
  | { readonly address: string; readonly name: string | undefined; readonly place: RecipientPlace }
  /**
   * `checksum`: some letter of the address is wrong. `unknownName`: nobody registered the name. `otherService`: it is no ENS
   * name, and only those were looked up. `noNames`: this site reads no names.
   */
  | { readonly problem: 'checksum' | 'unknownName' | 'otherService' | 'noNames' };

interface Options {
  readonly signal: AbortSignal;
}

/** Builds and sends transfers. Everything rejects with a `WalletModalError`; with `aborted` if the signal aborts. */
export interface Sending {
  /** The most that a transfer to an ordinary account may cost, in base units of the native currency. */
  readFee(account: CaipAddress, token: TokenBalance, options: Options): Promise<bigint>;
  /** Verifies the checksum of an address, or finds the one of a name. */
  findRecipient(typed: KnownForm, account: CaipAddress, options: Options): Promise<FoundRecipient>;
  /**
   * Builds a transfer and has a node run it. Rejects with `request_invalid` if the balance does not cover it, with
   * `transaction_failed` if it would fail.
   */
  prepare(wanted: WantedTransfer, options: Options): Promise<SendRequest>;
  /**
   * Asks the wallet to send exactly this. Resolves to the hash, or on Solana the signature. Rejects with `request_invalid`
   * if the account or its network has changed. Has no deadline and cannot be aborted: a person decides, and a wallet may
   * send even after we stop waiting.
   */
  send(request: SendRequest, asking: Asking): Promise<string>;
}
