import { type ErrorCode, WalletModalError } from './errors.js';

/** The code of any thrown value; `internal` if it is not an error of ours. */
export function codeOf(error: unknown): ErrorCode {
  return error instanceof WalletModalError ? error.code : 'internal';
}

/**
 * Converts any thrown value to an error of ours: itself if it is one, otherwise an `internal` error with it as the
 * cause.
 */
export function toWalletModalError(cause: unknown): WalletModalError {
  if (cause instanceof WalletModalError) return cause;
  return new WalletModalError('internal', 'Something went wrong.', { cause });
}

/**
 * The text of any thrown value, in this order (behaviour 16.2): string, first validation issue, message, 'Unknown
 * error'.
 */
export function toMessage(error: unknown): string {
  if (typeof error === 'string') return error;
  const issue = (error as { issues?: { message?: unknown }[] } | null | undefined)?.issues?.[0]?.message;
  if (typeof issue === 'string') return issue;
  if (error instanceof WalletModalError) return error.shortMessage;
  if (error instanceof Error && error.message) return error.message;
  return 'Unknown error';
}

/** The error of an aborted wait. */
export function abortedError(cause?: unknown): WalletModalError {
  return new WalletModalError('aborted', 'Request was aborted', { cause });
}
