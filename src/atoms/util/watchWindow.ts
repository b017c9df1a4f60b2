import type { OpenedWindow, Services } from '../hostServices.js';

/** Interval between checks whether a provider's window is still open, in ms. */
const WINDOW_CHECK_MS = 1_000;

export interface WindowListener {
  /** The window seems to be closed. A page can also hide its window from its opener. */
  onClosed(): void;
  /** Called once when the window seems to be closed while the visitor is elsewhere, probably in that window. */
  onCutOff?(): void;
}

/**
 * Checks every second whether a window is closed, until it is. Returns a function that stops. If the page is sent with
 * `Cross-Origin-Opener-Policy: same-origin`, browsers report an open window of another origin as closed, so a window counts as
 * closed only once the visitor is back on the page.
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
