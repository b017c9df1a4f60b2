import type { Clock } from '../../lib/clock.js';
import { SLOW_CODE_MS, STUCK_CODE_MS } from '../../lib/constants.js';

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
