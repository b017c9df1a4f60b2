import type { ReactNode } from 'react';
import { unheard } from './LiveRegion.css.js';
import { useIsHeard } from './useIsHeard.js';

export interface LiveRegionProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Words that are read out, when they come on screen as well as when they change: until then they only have their place. */
export function LiveRegion({ className = '', children }: LiveRegionProps) {
  return (
    <div role="status">
      <div className={useIsHeard() ? className : `${className} ${unheard}`}>{children}</div>
    </div>
  );
}
