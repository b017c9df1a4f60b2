import { type RefObject, useLayoutEffect } from 'react';

/** Follows the size of a card's content. `stop` undoes what it did to the card. */
export type ResizeFollower = (
  card: HTMLElement,
  content: HTMLElement,
) => { readonly onResize: () => void; readonly stop: () => void };

/** What views change in themselves. */
const CHANGES = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['class', 'style', 'hidden', 'open'],
};

/** Lets `follow`, a function outside the component, follow the content while `isActive`, in browsers that can. */
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
    // Before anybody is told of new sizes: who changes sizes while they are told of them has the page report a
    // "ResizeObserver loop". What nobody changed in the content, such as a picture that has loaded, waits for the next frame.
    const changes = new MutationObserver(look);
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      // At first there is nothing to move.
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
