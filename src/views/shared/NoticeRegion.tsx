import type { ReactNode } from 'react';
import { region } from './NoticeRegion.css.js';

/** Notices that come while the view is on screen: screen readers announce them. Always render it. */
export function NoticeRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={region}>
      {children}
    </div>
  );
}
