import type { ReactNode } from 'react';
import { blocks } from './HelpBlocks.css.js';

/** HelpBlocks below each other. */
export function HelpBlocks({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul role="list" className={blocks}>
      {children}
    </ul>
  );
}
