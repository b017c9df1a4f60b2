import { useLayoutEffect, useRef } from 'react';
import { activeWithin } from './layer/activeElement.js';
import { moveAmongRows } from './moveAmongRows.js';
import { PlainList, type Rows } from './PlainList.js';
import { dense } from './PlainSection.css.js';
import { setTabStop } from './setTabStop.js';

export interface ListProps {
  label?: string;
  labelledBy?: string;
  /** Rows without boxes, close to each other. */
  isDense?: boolean;
  children: Rows;
}

/** A list of rows. Arrow keys, Home and End move between rows; `setTabStop` decides where Tab stops. */
export function List({ label, labelledBy, isDense, children }: ListProps) {
  const ref = useRef<HTMLUListElement>(null);

  // After every render, because rows come and go.
  useLayoutEffect(() => {
    const list = ref.current;
    if (list) setTabStop(list, activeWithin(list));
  });

  return (
    <PlainList
      ref={ref}
      aria-label={label}
      aria-labelledby={labelledBy}
      onKeyDown={moveAmongRows}
      onFocus={({ target }) => setTabStop(ref.current, target)}
      className={isDense ? dense : undefined}
      rows={children}
    />
  );
}
