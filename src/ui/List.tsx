import { useLayoutEffect, useRef } from 'react';
import { activeWithin } from './layer/activeElement.js';
import { moveAmongRows } from './moveAmongRows.js';
import { PlainList, type Rows } from './PlainList.js';
import { setTabStop } from './setTabStop.js';

export interface ListProps {
  label?: string;
  labelledBy?: string;
  children: Rows;
}

/** A list of rows. Arrow keys, Home and End move between rows; `setTabStop` decides where Tab stops. */
export function List({ label, labelledBy, children }: ListProps) {
  const ref = useRef<HTMLUListElement>(null);

  // After every render, because rows can change.
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
      rows={children}
    />
  );
}
