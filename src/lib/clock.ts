/** Time as a service, so that tests can control it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs once after `ms` milliseconds. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
