import { type RefObject, useLayoutEffect } from 'react';

/** Less than this is browser chrome that comes and goes, not a keyboard. */
const KEYBOARD_MIN_PX = 100;

/** Keeps `property` of the element at the height that an on-screen keyboard covers, which no unit of CSS knows. */
export function useKeyboardRoom(
  ref: RefObject<HTMLElement | null>,
  property: string,
  isActive: boolean,
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const view = window.visualViewport;
    if (!isActive || !element || !view) return;
    const measure = () => {
      const covered = window.innerHeight - view.height - view.offsetTop;
      // Pinch zoom shrinks the visual viewport as well, and is no reason to move anything.
      const isKeyboard = covered > KEYBOARD_MIN_PX && view.scale < 1.01;
      const room = isKeyboard ? `${Math.round(covered)}px` : '';
      // Everything inside inherits it, so that even the same value costs.
      if (element.style.getPropertyValue(property) !== room) element.style.setProperty(property, room);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [ref, property, isActive]);
}
