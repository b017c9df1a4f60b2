import type { ReactNode } from 'react';
import { body } from './ViewBody.css.js';

interface ViewBodyProps {
  /** Stands in for a view that is on its way: the card is not lower meanwhile. */
  isLoading?: boolean;
  children: ReactNode;
}

/** The parts of a view below each other, at their distance from the card's edge. */
export function ViewBody({ isLoading, children }: ViewBodyProps) {
  return (
    <div className={body} data-loading={isLoading || undefined}>
      {children}
    </div>
  );
}
