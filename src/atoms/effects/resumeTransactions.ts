import type { Services } from '../hostServices.js';
import type { Dispose } from '../util/store.js';

/**
 * Loads the code that follows transactions if this or another tab marked that somebody has to look at one. It may fail
 * to load: then the next page tries again.
 */
export function resumeTransactions({ storage, onRemembered, openTracker }: Services, mark: string): Dispose {
  const look = async () => (await storage.get(mark)) && openTracker();
  const resume = () => void look().catch(() => undefined);
  resume();
  return onRemembered(resume);
}
