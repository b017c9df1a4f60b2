import { type RefObject, useLayoutEffect } from 'react';

/** Follows the size of a card's content. `stop` undoes what it did to the card. */
export type ResizeFollower = (
  card: HTMLElement,
  content: HTMLElement,
) => { readonly onResize: () => void; readonly stop: () => void };

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
    const observer = new ResizeObserver(onResize);
    observer.observe(content);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [contentRef, isActive, follow]);
}
