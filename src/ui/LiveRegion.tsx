import type { ReactNode } from 'react';
import { unheard } from './LiveRegion.css.js';
import { useIsHeard } from './useIsHeard.js';

export interface LiveRegionProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Text that screen readers announce when it appears and when it changes. It is invisible until the region is ready, but
 * keeps its space.
 */
export function LiveRegion({ className = '', children }: LiveRegionProps) {
  return (
    <div role="status">
      <div className={useIsHeard() ? className : `${className} ${unheard}`}>{children}</div>
    </div>
  );
}
