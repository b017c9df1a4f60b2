// Limits in seconds are for a quiet machine with two cores. A busy or slow one gets more, or it would fail without a reason.
import { createHash } from 'node:crypto';

/** What `work` takes there, in ms. */
const USUAL_MS = 20;

/** Machines that are slower still could not run a browser. It also bounds how long something hangs. */
const MOST = 8;

/** Some of what tests do: text that is made, read and hashed. */
function work() {
  for (let round = 0; round < 20; round += 1) {
    const entries = Array.from({ length: 500 }, (_, at) => ({ at, text: `${at * round}`.padStart(40, 'a') }));
    const text = JSON.stringify(JSON.parse(JSON.stringify(entries)));
    createHash('sha256').update(text).digest('hex');
  }
}

/** How many times longer work takes here and now: at least 1. */
export function measurePace() {
  // The first round compiles.
  work();
  const rounds = 5;
  const begin = performance.now();
  for (let round = 0; round < rounds; round += 1) work();
  return Math.min(MOST, Math.max(1, (performance.now() - begin) / rounds / USUAL_MS));
}

/** Measured once in a run: `npm test` passes it on. */
export function pace() {
  process.env.PACE ??= String(measurePace());
  return Number(process.env.PACE);
}

/** A limit in ms, as long as this machine needs it. */
export const atPace = (ms) => Math.round(ms * pace());
