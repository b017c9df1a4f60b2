import type { ErrorCode } from './errors.js';

/** The outcome of a step: `declined` by the visitor, `failed`, `unknown`, or `done`. */
export type Outcome = 'declined' | 'failed' | 'unknown' | 'done';

/** The outcome of a step that stopped with an error. Says nothing about a transaction; only the chain does. */
export function outcomeOf(code: ErrorCode): Exclude<Outcome, 'done'> {
  if (code === 'user_rejected' || code === 'aborted') return 'declined';
  return code === 'timeout' ? 'unknown' : 'failed';
}
