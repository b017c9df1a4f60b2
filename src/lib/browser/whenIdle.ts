/**
 * Runs when the browser is idle, or after `limitMs` if it never is. The type is checked, because without `requestIdleCallback` a named element of the page
 * may take its place.
 */
export function whenIdle(run: () => void, limitMs?: number): void {
  if (typeof window.requestIdleCallback === 'function')
    requestIdleCallback(run, limitMs === undefined ? {} : { timeout: limitMs });
  else setTimeout(run);
}
