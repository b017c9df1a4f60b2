import type { WaitPhase } from '../../atoms/util/followWait.js';
import type { TextKey } from '../../locales/en.js';

/** What is said while a code or link is waited for; `begun` is what is said first. */
export function waitText(phase: WaitPhase, begun: TextKey, stuck: TextKey): TextKey {
  return phase === 'begun' ? begun : phase === 'slow' ? 'wait.slow' : stuck;
}
