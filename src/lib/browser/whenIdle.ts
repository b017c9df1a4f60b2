/**
 * Runs when the browser is idle. In browsers without `requestIdleCallback`, a named element of the page may be found
 * under that name.
 */
export function whenIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run);
}
