import type { ReactNode } from 'react';
import { header, heading, title as titleStyle } from './Header.css.js';

export interface HeaderProps {
  title: string;
  /** For `labelledBy` of the layer. */
  id?: string;
  level?: 1 | 2;
  /** After the title, e.g. a Tag. */
  mark?: ReactNode;
  /** One IconButton each. */
  start?: ReactNode;
  end?: ReactNode;
}

/**
 * The title of a view between two icon buttons. The title takes the focus when a view opens, and is the drag handle of
 * a sheet.
 */
export function Header({ title, id, level = 2, mark, start, end }: HeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={header} data-handle="">
      {start}
      <Heading id={id} className={heading} tabIndex={-1} data-heading="">
        <span key={title} className={titleStyle}>
          {title}
          {mark}
        </span>
      </Heading>
      {end}
    </div>
  );
}
