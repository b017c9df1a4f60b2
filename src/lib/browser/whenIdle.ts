/** The longest time that preloading waits for the browser to be idle, in ms. */
const IDLE_LIMIT_MS = 2_000;

/**
 * Runs when the browser is idle, or after a timeout on a page that is always busy. Checks the type, because without
 * `requestIdleCallback` a named element of the page may take its place.
 */
export function whenIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
  else setTimeout(run);
}
