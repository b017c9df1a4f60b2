import type { WalletModalError } from '../errors.js';
import type { CaipAddress } from '../networks/caip.js';

export interface NamingOptions {
  readonly signal: AbortSignal;
}

/** The most free names to suggest. */
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
 * The service's answer to a registration. `tooOld`: too much time passed between creating the signed text and the service
 * checking it. `refused`: any other reason. `error` contains the service's own text.
 */
export type RegistrationAnswer =
  | { readonly result: 'registered' }
  | { readonly result: 'refused'; readonly error: WalletModalError }
  | { readonly result: 'tooOld'; readonly error: WalletModalError };

/** The outcome of a registration. `isSlow` says whether the visitor took too long; otherwise the clocks differ. */
export type RegistrationOutcome =
  | Exclude<RegistrationAnswer, { result: 'tooOld' }>
  | { readonly result: 'tooOld'; readonly isSlow: boolean; readonly error: WalletModalError };

/**
 * Registers account names, without their zone, with a service. Its answers are checked. All methods reject with a
 * `WalletModalError`: `chain_api_failed` if the service fails, `aborted` if the signal aborts.
 */
export interface Naming {
  isRegistered(name: string, options: NamingOptions): Promise<boolean>;
  /** Similar names. */
  suggest(name: string, options: NamingOptions): Promise<readonly NameSuggestion[]>;
  /**
   * Asks the account to sign for the name, and registers it on the account's network. Rejects with the wallet's own refusal, or
   * with `network_not_found`, `not_connected` or `chain_not_supported` before the wallet is asked.
   */
  register(name: string, account: CaipAddress, options: RegisterOptions): Promise<RegistrationOutcome>;
}
