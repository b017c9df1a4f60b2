import { type RefObject, useLayoutEffect } from 'react';
import { matchesMedia } from '../../lib/browser/matchesMedia.js';
import { motion } from '../../styles/scale.js';

const DURATION_MS = 150;

/** Animates the height of `card` when its `content` changes height. Layout is final at once; only the look lags. */
export function useHeightMorph(
  cardRef: RefObject<HTMLElement | null>,
  contentRef: RefObject<HTMLElement | null>,
  isActive: boolean,
): void {
  useLayoutEffect(() => {
    const card = cardRef.current;
    const content = contentRef.current;
    if (!isActive || !card || !content) return;
    // Without these the height jumps.
    if (typeof ResizeObserver === 'undefined' || !card.animate) return;
    let height: number | undefined;
    let animation: Animation | undefined;
    const observer = new ResizeObserver(() => {
      const isMoving = animation?.playState === 'running';
      const from = isMoving ? card.offsetHeight : height;
      animation?.cancel();
      height = card.offsetHeight;
      if (from === undefined || Math.abs(from - height) < 2 || matchesMedia(motion.reduced)) return;
      animation = card.animate([{ height: `${from}px` }, { height: `${height}px` }], {
        duration: DURATION_MS,
        easing: 'cubic-bezier(.2, 0, 0, 1)',
      });
    });
    observer.observe(content);
    return () => {
      observer.disconnect();
      animation?.cancel();
    };
  }, [cardRef, contentRef, isActive]);
}
