import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { list } from './List.css.js';

/** Rows, lists of rows with keys, or an empty value for a missing row. */
export type Rows = ReactElement | readonly Rows[] | null | undefined | false;

export interface PlainListProps
  extends Pick<
    ComponentProps<'ul'>,
    'ref' | 'className' | 'aria-label' | 'aria-labelledby' | 'onKeyDown' | 'onFocus'
  > {
  rows: Rows;
}

/** A list of rows without keyboard navigation. */
export function PlainList({ rows, className = list, ...rest }: PlainListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul role="list" className={className} {...rest}>
      {itemsOf(rows)}
    </ul>
  );
}

// Keeps every row's key when others are added or removed: its own key, or its position including missing rows.
function itemsOf(rows: Rows, place = 0): ReactNode {
  if (!rows) return null;
  if ('key' in rows) return <li key={rows.key ?? place}>{rows}</li>;
  return rows.map((row, index) => itemsOf(row, index));
}
