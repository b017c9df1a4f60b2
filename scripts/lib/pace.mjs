// Limits in seconds are meant for a quiet machine with two cores. A busy or slow one gets more time, so that tests don't fail
// without a reason.
import { createHash } from 'node:crypto';

/** The time that `work` takes on such a machine, in ms. */
const USUAL_MS = 20;

/** Slower machines couldn't run a browser. This also limits the time until a hanging test fails. */
const MOST = 8;

/** Work similar to that of tests: creating, reading and hashing text. */
function work() {
  for (let round = 0; round < 20; round += 1) {
    const entries = Array.from({ length: 500 }, (_, at) => ({ at, text: `${at * round}`.padStart(40, 'a') }));
    const text = JSON.stringify(JSON.parse(JSON.stringify(entries)));
    createHash('sha256').update(text).digest('hex');
  }
}

/** The factor by which work is slower here and now, at least 1. */
export function measurePace() {
  // The first round includes compilation.
  work();
  const rounds = 5;
  const begin = performance.now();
  for (let round = 0; round < rounds; round += 1) work();
  return Math.min(MOST, Math.max(1, (performance.now() - begin) / rounds / USUAL_MS));
}

/** Measured once per run: `npm test` passes it on. */
export function pace() {
  process.env.PACE ??= String(measurePace());
  return Number(process.env.PACE);
}

/** A limit in ms, adapted to this machine's speed. */
export const atPace = (ms) => Math.round(ms * pace());
