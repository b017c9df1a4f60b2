/**
 * The stable codes of all our errors. Codes are public: hosts read them from `wallet-error` events and rejected
 * promises, so never rename one.
 */
export type ErrorCode =
  | 'aborted'
  | 'already_pending'
  | 'chain_api_failed'
  | 'chain_not_added'
  | 'chain_not_supported'
  | 'config_invalid'
  | 'directory_failed'
  | 'disconnect_failed'
  | 'duplicate_version'
  | 'frame_failed'
  | 'frame_lost'
  | 'integrity_off'
  | 'internal'
  | 'load_failed'
  | 'login_too_soon'
  | 'method_not_supported'
  | 'modal_closed'
  | 'name_refused'
  | 'network_not_found'
  | 'no_modal'
  | 'not_connected'
  | 'onramp_failed'
  | 'pairing_expired'
  | 'quote_failed'
  | 'relay_failed'
  | 'request_invalid'
  | 'rpc_failed'
  | 'rpc_missing'
  | 'rpc_not_allowed'
  | 'signs_on_chain'
  | 'siwe_failed'
  | 'siwe_message_invalid'
  | 'siwe_no_session'
  | 'siwe_refused'
  | 'source_failed'
  | 'storage_unavailable'
  | 'switch_failed'
  | 'timeout'
  | 'transaction_failed'
  | 'untrusted_origin'
  | 'user_rejected'
  | 'wallet_failed'
  | 'wallet_invalid_answer'
  | 'wallet_locked'
  | 'wallet_not_found'
  | 'window_lost';

export interface WalletModalErrorOptions {
  /** For developers: what happened and how to fix it. Never contains secrets. */
  readonly details?: string | undefined;
  /** The wallet's or service's own message, if there is one. Untrusted, and not translated. */
  readonly said?: string | undefined;
  readonly cause?: unknown;
}

/** The only error class of this package: a stable code, a short text for users, and details for developers. */
export class WalletModalError extends Error {
  override readonly name = 'WalletModalError';
  declare readonly code: ErrorCode;
  declare readonly shortMessage: string;
  declare readonly details: string | undefined;
  declare readonly said: string | undefined;
  /** Seconds until another email may be requested. Only with `login_too_soon`. */
  declare readonly waitSeconds?: number;

  constructor(code: ErrorCode, shortMessage: string, options: WalletModalErrorOptions = {}) {
    super(options.details ? `${shortMessage} ${options.details}` : shortMessage, { cause: options.cause });
    this.code = code;
    this.shortMessage = shortMessage;
    this.details = options.details;
    this.said = options.said;
  }

  /** Compares by name, because the package contains this class more than once: in each entry, and in code loaded on demand. */
  static override [Symbol.hasInstance](value: unknown): value is WalletModalError {
    return value instanceof Error && value.name === 'WalletModalError';
  }
}
