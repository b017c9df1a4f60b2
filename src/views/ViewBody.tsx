import type { ReactNode } from 'react';
import { body } from './ViewBody.css.js';

/** The parts of a view below each other, at their distance from the card's edge. */
export function ViewBody({ children }: { children: ReactNode }) {
  return <div className={body}>{children}</div>;
}
