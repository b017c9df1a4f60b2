import type { ReactNode } from 'react';
import { content } from './Layer.css.js';
import { body, view } from './ViewSwap.css.js';

interface PlainContentProps {
  header: ReactNode;
  children: ReactNode;
}

/** The markup in the card of an open `Layer` with one view, without React. */
export function PlainContent({ header, children }: PlainContentProps) {
  return (
    <div className={content}>
      {header}
      <div className={body} data-scroller="">
        <div className={view}>{children}</div>
      </div>
    </div>
  );
}
