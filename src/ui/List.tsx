import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { SEARCHABLE_LIST_LENGTH } from '../lib/constants.js';
import { activeWithin } from './layer/activeElement.js';
import { moveAmongRows, rowsOf } from './moveAmongRows.js';
import { PlainList, type Rows } from './PlainList.js';

export interface ListProps {
  label?: string;
  labelledBy?: string;
  children: Rows;
}

/**
 * Rows that arrows, Home and End move between. Tab stops at each of a few; many are one stop, or whoever comes by
 * keyboard would not get past them.
 */
export function List({ label, labelledBy, children }: ListProps) {
  const ref = useRef<HTMLUListElement>(null);
  const makeStop = (stop: Element | undefined) => {
    const all = rowsOf(ref.current);
    const areMany = all.length > SEARCHABLE_LIST_LENGTH;
    for (const row of all) row.tabIndex = areMany && row !== stop ? -1 : 0;
  };

  // After every render: rows come and go.
  useLayoutEffect(() => {
    const all = rowsOf(ref.current);
    const active = ref.current ? activeWithin(ref.current) : undefined;
    makeStop(
      all.find((row) => row === active) ?? all.find((row) => row.getAttribute('tabindex') === '0') ?? all[0],
    );
  });

  const onFocus = (event: FocusEvent) => {
    if (event.target.matches('[data-row]')) makeStop(event.target);
  };

  return (
    <PlainList
      ref={ref}
      aria-label={label}
      aria-labelledby={labelledBy}
      onKeyDown={moveAmongRows}
      onFocus={onFocus}
      rows={children}
    />
  );
}
