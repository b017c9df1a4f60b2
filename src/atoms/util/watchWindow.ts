import type { OpenedWindow, Services } from '../hostServices.js';

/** How often to check whether a provider's window is still open, in ms. */
const WINDOW_CHECK_MS = 1_000;

export interface WindowListener {
  /** The window seems to be closed. A page can also hide its window from the one that opened it. */
  onClosed(): void;
  /** Called once when the window seems to be closed while the visitor is elsewhere, probably in that window. */
  onCutOff?(): void;
}

/**
 * Looks every second whether a window is closed, until it is. Returns a function that stops looking. Where the page sends
 * `Cross-Origin-Opener-Policy: same-origin`, browsers say that a window of another origin is closed while it is open. It
 * counts as closed when the visitor is back on the page.
 */
export function watchWindow(
  opened: OpenedWindow,
  { clock, hasFocus }: Pick<Services, 'clock' | 'hasFocus'>,
  { onClosed, onCutOff }: WindowListener,
): () => void {
  let isCutOff = false;
  let stop = clock.after(WINDOW_CHECK_MS, look);

  function look() {
    if (opened.closed && hasFocus()) return onClosed();
    if (opened.closed && !isCutOff) {
      isCutOff = true;
      onCutOff?.();
    }
    stop = clock.after(WINDOW_CHECK_MS, look);
  }

  return () => stop();
}
