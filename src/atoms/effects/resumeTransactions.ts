import type { Services } from '../hostServices.js';
import type { Dispose } from '../util/store.js';

/**
 * Loads the code that follows transactions if this or another tab marked that somebody has to look at one. It may fail
 * to load: then the next page tries again.
 */
export function resumeTransactions({ storage, onRemembered, openTracker }: Services, mark: string): Dispose {
  async function resume() {
    if (await storage.get(mark)) openTracker().catch(() => undefined);
  }
  void resume();
  return onRemembered(resume);
}
