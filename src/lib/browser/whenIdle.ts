/**
 * Runs when the browser is idle. The type is checked, because without `requestIdleCallback` a named element of the page
 * may take its place.
 */
export function whenIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run);
}
