import { type ReactNode, useRef } from 'react';
import { region } from './NoticeRegion.css.js';
import { useLatestInSight } from './useLatestInSight.js';

interface NoticeRegionProps {
  children: ReactNode;
  /** Whether its notices answer a press. Such notices are scrolled into view. */
  isAnswer?: boolean;
}

/** Notices that appear while the view is on screen. Screen readers announce them. Always render it. */
export function NoticeRegion({ children, isAnswer = false }: NoticeRegionProps) {
  const element = useRef<HTMLDivElement>(null);
  useLatestInSight(element, isAnswer);
  return (
    <div role="status" className={region} ref={element}>
      {children}
    </div>
  );
}
