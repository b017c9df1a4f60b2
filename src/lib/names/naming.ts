import type { WalletModalError } from '../errors.js';
import type { CaipAddress } from '../networks/caip.js';

export interface NamingOptions {
  readonly signal: AbortSignal;
}

/** How many free names are suggested at most. */
export const MOST_SUGGESTIONS = 10;

export interface NameSuggestion {
  /** Without its zone. */
  readonly name: string;
  readonly isRegistered: boolean;
}

export interface RegisterOptions extends NamingOptions {
  /** Called when the wallet has signed. From then on, the name may be registered even after we stop waiting. */
  readonly onSigned: () => void;
}

/**
 * What the service says to a registration. `tooOld`: too much time passed between making the text that was signed and the
 * service's look at it. `refused`: for another reason. `error` has the service's words.
 */
export type RegistrationAnswer =
  | { readonly result: 'registered' }
  | { readonly result: 'refused'; readonly error: WalletModalError }
  | { readonly result: 'tooOld'; readonly error: WalletModalError };

/** What became of a registration. `isSlow` says whether the visitor took the time, otherwise the clocks differ. */
export type RegistrationOutcome =
  | Exclude<RegistrationAnswer, { result: 'tooOld' }>
  | { readonly result: 'tooOld'; readonly isSlow: boolean; readonly error: WalletModalError };

/**
 * Names of accounts, without their zone, at a service. What it answers has been checked. Everything rejects with a
 * `WalletModalError`: `chain_api_failed` if the service fails, `aborted` if the signal aborts.
 */
export interface Naming {
  isRegistered(name: string, options: NamingOptions): Promise<boolean>;
  /** Names like this one. */
  suggest(name: string, options: NamingOptions): Promise<readonly NameSuggestion[]>;
  /**
   * Has the account sign that it wants the name, and registers it on the account's network. Rejects with the wallet's own
   * refusal, with `network_not_found`, `not_connected` or `chain_not_supported` before the wallet is asked.
   */
  register(name: string, account: CaipAddress, options: RegisterOptions): Promise<RegistrationOutcome>;
}
