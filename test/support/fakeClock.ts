import type { Clock } from '../../src/lib/clock.js';
import { settled } from './promises.js';

/** A clock that only the test moves. */
export interface FakeClock extends Clock {
  /** The number of waiting timers. */
  readonly waiting: number;
  /** Advances by this many milliseconds, and runs due timers in order. */
  move(ms: number): void;
  /** Advances from timer to timer until the promise settles. */
  moveUntil<T>(promise: Promise<T>): Promise<T>;
}

export function fakeClock(start = 1_000_000): FakeClock {
  const timers = new Set<{ at: number; run: () => void }>();
  let now = start;
  const next = (until: number) => [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];

  function runUntil(end: number) {
    for (let timer = next(end); timer; timer = next(end)) {
      timers.delete(timer);
      now = Math.max(now, timer.at);
      timer.run();
    }
    now = end;
  }

  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    get waiting() {
      return timers.size;
    },
    move: (ms) => runUntil(now + ms),
    async moveUntil(promise) {
      let isDone = false;
      const done = () => {
        isDone = true;
      };
      promise.then(done, done);
      await settled();
      while (!isDone) {
        const timer = next(Number.POSITIVE_INFINITY);
        if (!timer) throw new Error('No timer is waiting, and the promise still is');
        runUntil(timer.at);
        await settled();
      }
      return promise;
    },
  };
}
