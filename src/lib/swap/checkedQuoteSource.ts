import type {
  ApprovalQuery,
  BuildSwapQuery,
  BuiltTerms,
  EvmSwapTransaction,
  QuoteOptions,
  QuoteSource,
} from './quoteSource.js';

/** A call of `approve` at the chosen token, and what it allows, as read from its data. */
export interface CheckedApproval extends EvmSwapTransaction {
  /** Who may spend. */
  readonly spender: string;
  /** In base units: exactly what was asked for. 2^256 - 1 if that was `unlimited`. */
  readonly amount: bigint;
  /** Whether the source lists the spender among its routers. Undefined if it has no list. */
  readonly isKnownSpender: boolean | undefined;
  /** The call that takes the allowance back. Some tokens change an allowance only from or to 0. */
  readonly reset: Pick<EvmSwapTransaction, 'to' | 'value' | 'data'>;
}

/** A swap that pays the right amount and is no call of a token's own. */
export interface CheckedEvmSwap extends EvmSwapTransaction, BuiltTerms {
  /** Whether the source lists the called contract among its routers. Undefined if it has no list. */
  readonly isKnownRouter: boolean | undefined;
}

/** A transaction on Solana of which nothing but its size is known yet. */
export interface CheckedSolanaSwap extends BuiltTerms {
  /** In wire format, as base64. */
  readonly transaction: string;
}

export type CheckedSwap = CheckedEvmSwap | CheckedSolanaSwap;

/**
 * A source of quotes whose answers were checked. Texts are sanitized, tokens listed once, amounts more than 0 and below
 * 2^256. Every method rejects with a `WalletModalError`: `chain_api_failed` if the hosted service fails, `quote_failed` if
 * a source of the site's fails, or an answer makes no sense or must not be signed, `timeout`, `request_invalid` if the
 * question makes no sense, `aborted` if the signal aborts.
 */
export interface CheckedQuoteSource
  extends Omit<QuoteSource, 'routers' | 'takesFees' | 'swapsOnSolana' | 'buildSwap'> {
  buildApproval(query: ApprovalQuery, options: QuoteOptions): Promise<CheckedApproval>;
  buildSwap(query: BuildSwapQuery, options: QuoteOptions): Promise<CheckedSwap>;
}
