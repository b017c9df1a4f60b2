import { useLayoutEffect } from 'react';
import { afterPaint } from '../../lib/browser/afterPaint.js';

/** Smaller changes come from browser toolbars rather than from a keyboard. */
const KEYBOARD_MIN_PX = 100;

/** Sets `property` of the element to the height that an on-screen keyboard covers, because CSS has no unit for it. */
export function useKeyboardRoom(element: HTMLElement, property: string, isActive: boolean): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!isActive || !view) return;
    const measure = () => {
      const covered = window.innerHeight - view.height - view.offsetTop;
      // Pinch zoom also shrinks the visual viewport, but must not move anything.
      const isKeyboard = covered > KEYBOARD_MIN_PX && view.scale < 1.01;
      const room = isKeyboard ? `${Math.round(covered)}px` : '';
      // Everything inside inherits the property, so even setting the same value is expensive.
      if (element.style.getPropertyValue(property) !== room) element.style.setProperty(property, room);
    };
    // Measuring forces a layout, which opening has just invalidated.
    const cancel = afterPaint(measure);
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      cancel();
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [element, property, isActive]);
}
