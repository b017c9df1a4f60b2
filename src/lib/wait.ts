import type { Clock } from './clock.js';
import { WalletModalError } from './errors.js';
import { abortedError } from './errorText.js';

/**
 * Waits for a promise that may never settle. Rejects with code `aborted` as soon as the signal aborts, and with code
 * `timeout` after `deadlineMs`, if given. A late answer is ignored.
 */
export function wait<T>(
  promise: Promise<T>,
  options: { signal?: AbortSignal | undefined; deadlineMs?: number; clock: Clock; what: string },
): Promise<T> {
  const { signal, deadlineMs, clock, what } = options;
  return new Promise<T>((resolve, reject) => {
    const onAbort = () => settle(() => reject(abortedError(signal?.reason)));
    const cancel =
      deadlineMs === undefined
        ? undefined
        : clock.after(deadlineMs, () =>
            settle(() => reject(new WalletModalError('timeout', `${what} did not answer in time.`))),
          );
    function settle(finish: () => void) {
      cancel?.();
      signal?.removeEventListener('abort', onAbort);
      finish();
    }
    promise.then(
      (value) => settle(() => resolve(value)),
      (error) => settle(() => reject(error)),
    );
    if (signal?.aborted) onAbort();
    else signal?.addEventListener('abort', onAbort);
  });
}
