import type { ReactNode } from 'react';
import { body } from './ViewBody.css.js';

interface ViewBodyProps {
  /** Marks the placeholder of a loading view, which keeps the card from shrinking. */
  isLoading?: boolean;
  children: ReactNode;
}

/** Stacks the parts of a view, with the card's padding around them. */
export function ViewBody({ isLoading, children }: ViewBodyProps) {
  return (
    <div className={body} data-loading={isLoading || undefined}>
      {children}
    </div>
  );
}
