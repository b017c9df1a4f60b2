import { matchesMedia } from '../../lib/browser/matchesMedia.js';
import { screen } from '../../styles/scale.js';
import { freeHeight } from './Layer.css.js';
import type { ResizeFollower } from './useContentResize.js';

const viewIn = (content: Element) => content.querySelector('[data-scroller] > *');

/**
 * Keeps the top edge of a centred card in place while its view grows or shrinks, as long as there is room, so that a new row
 * doesn't move the others under a pointer. The next view is centred again.
 */
export const keepTopEdge: ResizeFollower = (card, content) => {
  let view: Element | null = null;
  let isLoading = false;
  let firstHeight = 0;
  const place = (alignSelf: string, marginBlockStart: string) =>
    Object.assign(card.style, { alignSelf, marginBlockStart });
  return {
    onResize() {
      const last = view;
      const wasLoading = isLoading;
      view = viewIn(content);
      isLoading = view?.querySelector('[data-loading]') != null;
      // Not the height of the card itself, which is animated.
      const height = content.offsetHeight + card.offsetHeight - card.clientHeight;
      if (view !== last || wasLoading || matchesMedia(screen.sheet)) {
        firstHeight = height;
        place('', '');
      } else {
        const middle = `(${freeHeight} - ${firstHeight}px) / 2`;
        place('flex-start', `max(0px, min(${middle}, ${freeHeight} - ${height}px))`);
      }
    },
    stop: () => place('', ''),
  };
};
