import { type RefObject, useLayoutEffect } from 'react';

/** Follows the size of a card's content. `stop` undoes its changes to the card. */
export type ResizeFollower = (
  card: HTMLElement,
  content: HTMLElement,
) => { readonly onResize: () => void; readonly stop: () => void };

/** The kinds of changes that views make to themselves. */
const CHANGES = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['class', 'style', 'hidden', 'open'],
};

/** Calls `follow` for the content while `isActive`, in browsers that support it. `follow` must be a stable function. */
export function useContentResize(
  contentRef: RefObject<HTMLElement | null>,
  isActive: boolean,
  follow: ResizeFollower,
): void {
  useLayoutEffect(() => {
    const content = contentRef.current;
    const card = content?.parentElement;
    if (!isActive || !card || typeof ResizeObserver === 'undefined') return;
    const { onResize, stop } = follow(card, content);
    const size = () => `${content.offsetWidth} ${content.offsetHeight}`;
    let last = '';
    let frame = 0;
    const look = () => {
      if (size() === last) return;
      onResize();
      last = size();
    };
    // Runs before resize observers are notified, because changing sizes during their notification makes the page report a
    // "ResizeObserver loop". Size changes without a DOM change, such as a picture that has loaded, wait for the next frame.
    const changes = new MutationObserver(look);
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      // The first call has nothing to animate.
      if (last === '') look();
      else frame = requestAnimationFrame(look);
    });
    changes.observe(content, CHANGES);
    sizes.observe(content);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      stop();
    };
  }, [contentRef, isActive, follow]);
}
