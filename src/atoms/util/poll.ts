import type { Services } from '../hostServices.js';
import type { Dispose } from './store.js';

/**
 * Runs a task at once, then again `ms` after each run. While the page is hidden, waits for the visitor to return. The task must
 * not reject. Disposing aborts its signal.
 */
export function poll(
  { clock, isVisible, onLook }: Pick<Services, 'clock' | 'isVisible' | 'onLook'>,
  ms: number,
  task: (signal: AbortSignal) => Promise<void>,
): Dispose {
  const life = new AbortController();
  let cancel: Dispose = () => {};
  let isDue = false;

  async function run() {
    isDue = false;
    await task(life.signal);
    if (!life.signal.aborted) cancel = clock.after(ms, onTime);
  }
  function onTime() {
    if (isVisible()) void run();
    else isDue = true;
  }
  const stop = onLook(() => {
    if (isDue) void run();
  });
  void run();
  return () => {
    stop();
    cancel();
    life.abort();
  };
}
