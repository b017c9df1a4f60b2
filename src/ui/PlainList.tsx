import type { ComponentProps, ReactElement } from 'react';
import { list } from './List.css.js';

export interface PlainListProps
  extends Pick<ComponentProps<'ul'>, 'ref' | 'aria-label' | 'aria-labelledby' | 'onKeyDown' | 'onFocus'> {
  /** Rows with keys. */
  rows: readonly ReactElement[];
}

/** What a list of rows is, before anything moves between them. */
export function PlainList({ rows, ...rest }: PlainListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul role="list" className={list} {...rest}>
      {rows.map((row) => (
        <li key={row.key}>{row}</li>
      ))}
    </ul>
  );
}
