import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { SEARCHABLE_LIST_LENGTH } from '../lib/constants.js';
import { activeWithin } from './layer/activeElement.js';
import { PlainList, type Rows } from './PlainList.js';

export interface ListProps {
  label?: string;
  labelledBy?: string;
  children: Rows;
}

const moves: Record<string, (from: number, last: number) => number> = {
  ArrowDown: (from, last) => Math.min(from + 1, last),
  ArrowUp: (from) => Math.max(from - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Rows that arrows, Home and End move between. Tab stops at each of a few; many are one stop, or whoever comes by
 * keyboard would not get past them.
 */
export function List({ label, labelledBy, children }: ListProps) {
  const ref = useRef<HTMLUListElement>(null);
  const rows = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const makeStop = (stop: Element | undefined) => {
    const all = rows();
    const areMany = all.length > SEARCHABLE_LIST_LENGTH;
    for (const row of all) row.tabIndex = areMany && row !== stop ? -1 : 0;
  };

  // After every render: rows come and go.
  useLayoutEffect(() => {
    const all = rows();
    const active = ref.current ? activeWithin(ref.current) : undefined;
    makeStop(
      all.find((row) => row === active) ?? all.find((row) => row.getAttribute('tabindex') === '0') ?? all[0],
    );
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key];
    const all = rows();
    const from = all.indexOf(event.target as HTMLElement);
    if (!move || from < 0) return;
    event.preventDefault();
    all[move(from, all.length - 1)]?.focus();
  };
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches('[data-row]')) makeStop(event.target);
  };

  return (
    <PlainList
      ref={ref}
      aria-label={label}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      rows={children}
    />
  );
}
