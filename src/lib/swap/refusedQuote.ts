import { WalletModalError } from '../errors.js';

const MESSAGE = 'The answer to a quote was refused.';

/** The error for a quote source's answer that must not be used; `details` says what is wrong with it. */
export const refusedQuote = (details: string): WalletModalError =>
  new WalletModalError('quote_failed', MESSAGE, { details });

/** Whether the error is a refused answer, as opposed to a source that gave no answer. */
export const isRefusedQuote = (error: unknown): boolean =>
  error instanceof WalletModalError && error.shortMessage === MESSAGE;
