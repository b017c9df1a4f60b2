import { afterPaint } from '../../lib/browser/afterPaint.js';
import { page } from '../../lib/browser/page.js';

// Shared by all elements on the page.
let holders = 0;
let restore: (() => void) | undefined;

/**
 * Stops the page from scrolling until the returned function is called. Takes effect after the next paint, because checking for
 * a scrollbar and changing the style each force a layout.
 */
export function lockScroll(): () => void {
  holders++;
  afterPaint(settle);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders--;
    // Another dialog may open at once, and the scrollbar must not flash in between.
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

/** Hides the overflow but keeps the space of the scrollbar. */
function hold({ style, clientWidth }: HTMLElement): () => void {
  const { overflow, scrollbarGutter } = style;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => Object.assign(style, { overflow, scrollbarGutter });
}
