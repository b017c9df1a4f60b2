import type { Services } from '../hostServices.js';
import type { Dispose } from '../util/store.js';

/**
 * Loads the transaction tracker if this or another tab has marked unfinished transactions. If loading fails, the next page load
 * tries again.
 */
export function resumeTransactions({ storage, onRemembered, openTracker }: Services, mark: string): Dispose {
  async function resume() {
    if (await storage.get(mark)) openTracker().catch(() => undefined);
  }
  void resume();
  return onRemembered(resume);
}
