import { type RefObject, useLayoutEffect } from 'react';
import { scrim } from './Layer.css.js';

interface ScrimProps {
  ref: RefObject<HTMLDivElement | null>;
  isShown: boolean;
  /** What had the focus when the dialog was asked to open. */
  origin: HTMLElement | undefined;
}

/**
 * Dims the page. Comes first in the dialog and makes it visible, so that whatever follows in it can take the focus at
 * once. Not earlier, with the rendering: losing the focus has everything styled that has changed by then.
 */
export function Scrim({ ref, isShown, origin }: ScrimProps) {
  useLayoutEffect(() => {
    const dialog = ref.current?.parentElement;
    if (!isShown || !dialog) return;
    // Else the browser would put focus back there each time the dialog leaves the top layer.
    origin?.blur();
    dialog.toggleAttribute('data-shown', true);
    return () => {
      dialog.toggleAttribute('data-shown', false);
    };
  }, [ref, isShown, origin]);
  return <div ref={ref} className={scrim} />;
}
