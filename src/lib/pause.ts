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

/** Resolves at a time, in ms since 1970; at once if it has passed. Rejects as `pause` does. */
export async function pauseUntil(clock: Clock, time: number, signal: AbortSignal | undefined): Promise<void> {
  const rest = time - clock.now();
  if (rest > 0) await pause(clock, rest, signal);
}
