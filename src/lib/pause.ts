import type { Clock } from './clock.js';
import { wait } from './wait.js';

/** Resolves after `ms`. Rejects with `aborted` as soon as the signal aborts. */
export function pause(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  let cancel = () => {};
  const over = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  return wait(over, { signal, clock, what: 'The pause' }).finally(() => cancel());
}
