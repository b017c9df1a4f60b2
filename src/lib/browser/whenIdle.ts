/** Runs when the browser has nothing else to do. Where it knows no such time, a link of the page may have its name. */
export function whenIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run);
}
