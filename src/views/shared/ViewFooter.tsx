import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { footer } from './ViewFooter.css.js';

/** The share of the scrolling height that the buttons may cover. With large text or a keyboard, more would hide the fields. */
const MOST = 0.4;

/**
 * The buttons at the end of a `ViewBody`. They stay visible over scrolling content as long as that leaves room for the content.
 */
export function ViewFooter({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = ref.current;
    const scroller = node?.closest<HTMLElement>('[data-scroller]');
    if (!node || !scroller || typeof ResizeObserver === 'undefined') return;
    const { style } = scroller;
    // Changes no size, so the observer can't loop.
    const look = () => {
      const isLow = node.offsetHeight <= MOST * scroller.clientHeight;
      node.toggleAttribute('data-scrolls', !isLow);
      const below = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
      node.toggleAttribute('data-covers', isLow && below >= 1);
      // Keeps the focused element from being covered.
      style.scrollPaddingBlockEnd = isLow ? `${node.offsetHeight}px` : '';
    };
    const observer = new ResizeObserver(look);
    for (const one of [node, node.parentElement, scroller]) if (one) observer.observe(one);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
      style.scrollPaddingBlockEnd = '';
    };
  }, []);
  return (
    <div ref={ref} className={footer}>
      {children}
    </div>
  );
}
