import { afterPaint } from '../../lib/browser/afterPaint.js';
import { page } from '../../lib/browser/page.js';

// One page, one scrollbar: counted over all elements on it.
let holders = 0;
let restore: (() => void) | undefined;

/**
 * Stops the page from scrolling until the returned function is called. Not before what is shown now is painted: to
 * ask whether there is a scrollbar has the page laid out, and so has what changes its look.
 */
export function lockScroll(): () => void {
  holders++;
  afterPaint(settle);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders--;
    // Another dialog may take its place at once; the scrollbar does not come back for that.
    queueMicrotask(settle);
  };
}

function settle(): void {
  if (holders > 0) restore ??= hold(page().documentElement);
  else {
    restore?.();
    restore = undefined;
  }
}

/** The room of a scrollbar is kept. */
function hold({ style, clientWidth }: HTMLElement): () => void {
  const { overflow, scrollbarGutter } = style;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => Object.assign(style, { overflow, scrollbarGutter });
}
