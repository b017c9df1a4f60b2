import { type RefObject, useLayoutEffect } from 'react';

/** Keys are kept in, or the shortcuts of the page would fire while people type. */
const keys = ['keydown', 'keyup', 'keypress', 'paste'] as const;

/**
 * What else happens in a dialog is no business of the page: its focus traps would pull the focus back, its
 * "click outside" would close what is below, and its scroll locks would cancel our wheel.
 */
const pointers = [
  'focusin',
  'focusout',
  'pointerdown',
  'mousedown',
  'touchstart',
  'wheel',
  'touchmove',
] as const;

const stop = (event: Event) => event.stopPropagation();

/** Ends the travel of these events at the shadow root, after every listener inside has run. */
export function useContainedEvents(
  ref: RefObject<HTMLElement | null>,
  isActive: boolean,
  isInline: boolean,
): void {
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode();
    if (!isActive || !root) return;
    const types = isInline ? keys : [...keys, ...pointers];
    for (const type of types) root.addEventListener(type, stop, { passive: true });
    return () => {
      for (const type of types) root.removeEventListener(type, stop);
    };
  }, [ref, isActive, isInline]);
}
