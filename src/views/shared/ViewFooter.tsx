import type { ReactNode } from 'react';
import { footer } from './ViewFooter.css.js';

/** The buttons that act, at the end of a `ViewBody`: always in sight, over content that scrolls below them. */
export function ViewFooter({ children }: { children: ReactNode }) {
  return <div className={footer}>{children}</div>;
}
