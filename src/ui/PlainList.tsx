import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { list } from './List.css.js';

/** Rows, lists of rows with keys, and what stands for a row that is not there. */
export type Rows = ReactElement | readonly Rows[] | null | undefined | false;

export interface PlainListProps
  extends Pick<ComponentProps<'ul'>, 'ref' | 'aria-label' | 'aria-labelledby' | 'onKeyDown' | 'onFocus'> {
  rows: Rows;
}

/** What a list of rows is, before anything moves between them. */
export function PlainList({ rows, ...rest }: PlainListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul role="list" className={list} {...rest}>
      {itemsOf(rows)}
    </ul>
  );
}

// A row that comes or goes does not change what the others are known by: their place, or their key.
function itemsOf(rows: Rows, place = 0): ReactNode {
  if (!rows) return null;
  if ('key' in rows) return <li key={rows.key ?? place}>{rows}</li>;
  return rows.map((row, index) => itemsOf(row, index));
}
