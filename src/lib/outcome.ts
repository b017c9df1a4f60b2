import type { ErrorCode } from './errors.js';

/** How a step ended: by the visitor's own wish, with an error, without anybody knowing how, or well. */
export type Outcome = 'declined' | 'failed' | 'unknown' | 'done';

/** How a step ended that an error has stopped. Says nothing of a transaction: only the chain does. */
export function outcomeOf(code: ErrorCode): Exclude<Outcome, 'done'> {
  if (code === 'user_rejected' || code === 'aborted') return 'declined';
  return code === 'timeout' ? 'unknown' : 'failed';
}
