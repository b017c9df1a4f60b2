import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls the element's newest child into view if it answers a press. */
export function useLatestInSight(element: RefObject<HTMLElement | null>, isAnswer: boolean): void {
  const seen = useRef<Element | null>(undefined);
  useLayoutEffect(() => {
    const latest = element.current?.lastElementChild ?? null;
    // A view starts at the top, even with notices.
    if (isAnswer && seen.current !== undefined && latest !== seen.current)
      latest?.scrollIntoView({ block: 'nearest' });
    seen.current = latest;
  });
}
