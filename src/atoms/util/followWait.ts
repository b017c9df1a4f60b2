import type { Clock } from '../../lib/clock.js';
import { SLOW_CODE_MS, STUCK_CODE_MS } from '../../lib/constants.js';

/** How long a code or link is waited for: it has just begun, takes longer than usual, or so long that the person should do something. */
export type WaitPhase = 'begun' | 'slow' | 'stuck';

/** Tells how long a wait lasts, at once and whenever that changes, until the returned function is called. */
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
