import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls what is added at the end of an element into sight, as the answer to a press. */
export function useLatestInSight(element: RefObject<HTMLElement | null>, isAnswer: boolean): void {
  const seen = useRef<Element | null>(undefined);
  useLayoutEffect(() => {
    const latest = element.current?.lastElementChild ?? null;
    // A view begins at its top, whatever it has to say.
    if (isAnswer && seen.current !== undefined && latest !== seen.current)
      latest?.scrollIntoView({ block: 'nearest' });
    seen.current = latest;
  });
}
