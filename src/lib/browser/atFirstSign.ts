import { whenIdle } from './whenIdle.js';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Runs after a delay, in ms, or as soon as the visitor moves the pointer or presses a key and the browser is idle. Returns
 * a function that cancels it.
 */
export function atFirstSign(run: () => void, delay: number): () => void {
  const canceled = new AbortController();
  const { signal } = canceled;
  const finish = () => {
    if (signal.aborted) return;
    cancel();
    run();
  };
  const timer = setTimeout(finish, delay);
  // Captures events before the page can stop them.
  for (const sign of SIGNS)
    addEventListener(sign, () => whenIdle(finish), { capture: true, passive: true, once: true, signal });
  const cancel = () => {
    clearTimeout(timer);
    canceled.abort();
  };
  return cancel;
}
