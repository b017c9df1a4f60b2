import type { Clock } from '../../lib/clock.js';

/** Time that a code or link may take before we suggest what to do, in ms. */
const STUCK_CODE_MS = 10_000;

/** Time that a code or link may take before we mention the delay, in ms. */
const SLOW_CODE_MS = 5_000;

/** The phase of waiting for a code or link: begun, longer than usual, or so long that the visitor should act. */
export type WaitPhase = 'begun' | 'slow' | 'stuck';

/** Reports the phase of a wait, at once and on each change, until the returned function is called. */
export function followWait(clock: Clock, tell: (phase: WaitPhase) => void): () => void {
  tell('begun');
  const stops = [
    clock.after(SLOW_CODE_MS, () => tell('slow')),
    clock.after(STUCK_CODE_MS, () => tell('stuck')),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
