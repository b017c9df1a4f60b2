import { type ErrorCode, WalletModalError } from './errors.js';

/** The code of any thrown value, `internal` when it is not one of ours. */
export function codeOf(error: unknown): ErrorCode {
  return error instanceof WalletModalError ? error.code : 'internal';
}

/** Any thrown value as an error of ours: itself when it is one, else the cause of an `internal` one. */
export function toWalletModalError(cause: unknown): WalletModalError {
  if (cause instanceof WalletModalError) return cause;
  return new WalletModalError('internal', 'Something went wrong.', { cause });
}

/** The text of any thrown value, in the order of spec §8: string, first validation issue, message, 'Unknown error'. */
export function toMessage(error: unknown): string {
  if (typeof error === 'string') return error;
  const issue = (error as { issues?: { message?: unknown }[] } | null | undefined)?.issues?.[0]?.message;
  if (typeof issue === 'string') return issue;
  if (error instanceof WalletModalError) return error.shortMessage;
  if (error instanceof Error && error.message) return error.message;
  return 'Unknown error';
}

/** The error that an aborted wait rejects with. */
export function abortedError(cause?: unknown): WalletModalError {
  return new WalletModalError('aborted', 'Request was aborted', { cause });
}
