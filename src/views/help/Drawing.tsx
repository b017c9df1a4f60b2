import type { ReactNode } from 'react';
import { drawing } from './Drawing.css.js';

/** The frame of every drawing: 72 px, in the colours of the theme. The text beside it says the same. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={drawing} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
