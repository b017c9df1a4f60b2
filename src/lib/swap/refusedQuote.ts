import { WalletModalError } from '../errors.js';

/** The error for an answer of a source of quotes that must not be used; `details` says what is wrong with it. */
export const refusedQuote = (details: string): WalletModalError =>
  new WalletModalError('quote_failed', 'The answer to a quote was refused.', { details });
