import { WalletModalError } from '../errors.js';

const MESSAGE = 'The answer to a quote was refused.';

/** The error for an answer of a source of quotes that must not be used; `details` says what is wrong with it. */
export const refusedQuote = (details: string): WalletModalError =>
  new WalletModalError('quote_failed', MESSAGE, { details });

/** Whether an error is that of a refused answer, not that of a source which gave none. */
export const isRefusedQuote = (error: unknown): boolean =>
  error instanceof WalletModalError && error.shortMessage === MESSAGE;
