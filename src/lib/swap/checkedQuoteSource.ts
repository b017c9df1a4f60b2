import type {
  ApprovalQuery,
  BuildSwapQuery,
  BuiltTerms,
  EvmSwapTransaction,
  QuoteOptions,
  QuoteSource,
} from './quoteSource.js';

/** A call of the chosen token's `approve`, with the spender and amount read from its data. */
export interface CheckedApproval extends EvmSwapTransaction {
  /** The address that may spend. */
  readonly spender: string;
  /** In base units: exactly the requested amount; 2^256 - 1 for `unlimited`. */
  readonly amount: bigint;
  /** Whether the source lists the spender among its routers. Undefined if it has no list. */
  readonly isKnownSpender: boolean | undefined;
  /** The call that sets the allowance to 0. Some tokens refuse to change one non-zero allowance to another. */
  readonly reset: Pick<EvmSwapTransaction, 'to' | 'value' | 'data'>;
}

/** A swap that pays the right amount and doesn't call a token's own functions. */
export interface CheckedEvmSwap extends EvmSwapTransaction, BuiltTerms {
  /** Whether the source lists the called contract among its routers. Undefined if it has no list. */
  readonly isKnownRouter: boolean | undefined;
}

/** A Solana transaction. Only its size has been checked so far. */
export interface CheckedSolanaSwap extends BuiltTerms {
  /** In wire format, as base64. */
  readonly transaction: string;
}

export type CheckedSwap = CheckedEvmSwap | CheckedSolanaSwap;

/**
 * A quote source whose answers are checked: texts are sanitized, each token is listed once, and amounts are more than 0 and
 * below 2^256. Every method rejects with a `WalletModalError`: `chain_api_failed` if the hosted service fails; `quote_failed`
 * if the site's own source fails, or an answer is invalid or must not be signed; `timeout`; `request_invalid` if the query is
 * invalid; `aborted` if the signal aborts.
 */
export interface CheckedQuoteSource
  extends Omit<QuoteSource, 'routers' | 'takesFees' | 'swapsOnSolana' | 'buildSwap'> {
  buildApproval(query: ApprovalQuery, options: QuoteOptions): Promise<CheckedApproval>;
  buildSwap(query: BuildSwapQuery, options: QuoteOptions): Promise<CheckedSwap>;
}
