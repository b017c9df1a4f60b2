import type { WaitPhase } from '../../atoms/util/followWait.js';
import type { TextKey } from '../../locales/translation.js';

/** The text while a code or link loads. `begun` is the text for the first phase. */
export function waitText(phase: WaitPhase, begun: TextKey, stuck: TextKey): TextKey {
  return phase === 'begun' ? begun : phase === 'slow' ? 'wait.slow' : stuck;
}
