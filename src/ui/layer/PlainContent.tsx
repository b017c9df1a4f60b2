import type { ReactNode } from 'react';
import { panes, stage } from '../panes/Panes.css.js';
import { content } from './Layer.css.js';
import { body, view } from './ViewSwap.css.js';

interface PlainContentProps {
  /** An `AsidePane`. The card must then be marked as wide. */
  aside?: ReactNode;
  header: ReactNode;
  children: ReactNode;
}

/** The markup in the card of an open `Layer`, with one view and an optional pane beside it, without React. */
export function PlainContent({ aside, header, children }: PlainContentProps) {
  const main = (
    <>
      {header}
      <div className={body} data-scroller="">
        <div className={view}>{children}</div>
      </div>
    </>
  );
  if (!aside) return <div className={content}>{main}</div>;
  return (
    <div className={content}>
      <div className={panes}>
        {aside}
        <div className={stage}>{main}</div>
      </div>
    </div>
  );
}
