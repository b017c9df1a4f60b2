import type { ReactNode, Ref } from 'react';
import { TITLE_ID } from '../layer/heading.js';
import { aside, asideBody, asideTitle, tall } from './Panes.css.js';

interface AsidePaneProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  /** Whether its title names the dialog. True if the other pane has no view of its own. */
  isNaming: boolean;
  /** Whether a view in the other pane may be as high as the QR code for wallet apps. */
  leadsToCode: boolean;
  children: ReactNode;
}

/** The first of two panes. It stays while the other pane changes its view. */
export function AsidePane({ ref, title, isNaming, leadsToCode, children }: AsidePaneProps) {
  return (
    <div ref={ref} className={leadsToCode ? `${aside} ${tall}` : aside}>
      <h2 id={isNaming ? TITLE_ID : undefined} className={asideTitle} tabIndex={-1}>
        {title}
      </h2>
      <div className={asideBody}>{children}</div>
    </div>
  );
}
