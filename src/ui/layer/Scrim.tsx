import { type RefObject, useLayoutEffect } from 'react';
import { scrim } from './Layer.css.js';

interface ScrimProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Called after each rendering, before later elements of the dialog take the focus or set their `ref`. */
  onRendered: ((dialog: HTMLDialogElement) => void) | undefined;
}

/** Dims the page. Must be the first child of the dialog. */
export function Scrim({ ref, onRendered }: ScrimProps) {
  useLayoutEffect(() => {
    const dialog = ref.current?.closest('dialog');
    if (dialog) onRendered?.(dialog);
  });
  return <div ref={ref} className={scrim} />;
}
