import { matchesMedia } from '../../lib/browser/matchesMedia.js';
import { motion } from '../../styles/scale.js';
import type { ResizeFollower } from './useContentResize.js';

const look = (card: HTMLElement) => ({
  height: card.offsetHeight,
  width: card.offsetWidth,
  isWide: card.hasAttribute('data-wide'),
});

/**
 * Animates the height of the card when its content changes height, and its width when it gains or loses a pane. The layout is
 * final at once; only the visible size lags behind.
 */
export const morphSize: ResizeFollower = (card, content) => {
  let last: ReturnType<typeof look> | undefined;
  let animation: Animation | undefined;
  const cancel = () => {
    animation?.cancel();
    content.style.inlineSize = '';
  };
  return {
    onResize() {
      // Without animation support, the size jumps.
      if (!card.animate) return;
      const isMoving = animation?.playState === 'running';
      const from = isMoving && last ? { ...look(card), isWide: last.isWide } : last;
      cancel();
      const to = look(card);
      last = to;
      const isWidened = from?.isWide !== to.isWide || isMoving;
      const isSame = !from || (Math.abs(from.height - to.height) < 2 && !isWidened);
      if (isSame || matchesMedia(motion.reduced)) return;
      // When the window itself is resized, the width follows at once.
      const width = (one: typeof to) => (isWidened ? { width: `${one.width}px` } : {});
      // Keeps the content from wrapping again in every frame.
      if (isWidened) content.style.inlineSize = `${content.offsetWidth}px`;
      animation = card.animate(
        [
          { height: `${from.height}px`, ...width(from) },
          { height: `${to.height}px`, ...width(to) },
        ],
        { duration: motion.quickMs, easing: 'cubic-bezier(.2, 0, 0, 1)' },
      );
      animation.onfinish = () => {
        content.style.inlineSize = '';
      };
    },
    stop: cancel,
  };
};
