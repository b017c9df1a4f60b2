import { type RefObject, useLayoutEffect } from 'react';
import { containEvents } from './containEvents.js';

/** Keeps what happens inside from the page while it is active. */
export function useContainedEvents(
  ref: RefObject<HTMLElement | null>,
  isActive: boolean,
  isInline: boolean,
): void {
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode();
    return isActive && root ? containEvents(root, isInline) : undefined;
  }, [ref, isActive, isInline]);
}
