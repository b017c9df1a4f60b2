import type { Clock } from '../../lib/clock.js';
import { wait } from '../../lib/wait.js';

/** Resolves after `ms`. Rejects with `aborted` as soon as the signal aborts. */
export async function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  let cancel: (() => void) | undefined;
  const over = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  try {
    await wait(over, { signal, clock, what: 'The clock' });
  } finally {
    cancel?.();
  }
}
