import type { ReactNode, Ref } from 'react';
import { TITLE_ID } from '../layer/heading.js';
import { aside, asideBody, asideTitle } from './Panes.css.js';

interface AsidePaneProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  /** Whether its title names the dialog, because the other pane has no view of its own. */
  isNaming: boolean;
  children: ReactNode;
}

/** The first of two panes. It stays while the other shows one view after the other. */
export function AsidePane({ ref, title, isNaming, children }: AsidePaneProps) {
  return (
    <div ref={ref} className={aside}>
      <h2 id={isNaming ? TITLE_ID : undefined} className={asideTitle} tabIndex={-1}>
        {title}
      </h2>
      <div className={asideBody}>{children}</div>
    </div>
  );
}
