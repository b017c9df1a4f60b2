import { type RefObject, useLayoutEffect } from 'react';
import { scrim } from './Layer.css.js';

interface ScrimProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Called after each rendering, before anything that follows in the dialog can take the focus or has its `ref`. */
  onRendered: ((dialog: HTMLDialogElement) => void) | undefined;
}

/** Dims the page. Comes first in the dialog. */
export function Scrim({ ref, onRendered }: ScrimProps) {
  useLayoutEffect(() => {
    const dialog = ref.current?.closest('dialog');
    if (dialog) onRendered?.(dialog);
  });
  return <div ref={ref} className={scrim} />;
}
