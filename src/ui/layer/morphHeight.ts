import { matchesMedia } from '../../lib/browser/matchesMedia.js';
import { motion } from '../../styles/scale.js';
import type { ResizeFollower } from './useContentResize.js';

/** Animates the height of the card when its content changes height. Layout is final at once; only the look lags. */
export const morphHeight: ResizeFollower = (card) => {
  let height: number | undefined;
  let animation: Animation | undefined;
  return {
    onResize() {
      // Without it the height jumps.
      if (!card.animate) return;
      const isMoving = animation?.playState === 'running';
      const from = isMoving ? card.offsetHeight : height;
      animation?.cancel();
      height = card.offsetHeight;
      if (from === undefined || Math.abs(from - height) < 2 || matchesMedia(motion.reduced)) return;
      animation = card.animate([{ height: `${from}px` }, { height: `${height}px` }], {
        duration: motion.quickMs,
        easing: 'cubic-bezier(.2, 0, 0, 1)',
      });
    },
    stop: () => animation?.cancel(),
  };
};
