import type { ReactNode } from 'react';
import { header, heading, title as titleStyle } from './Header.css.js';
import { TITLE_ID } from './layer/heading.js';

export interface HeaderProps {
  title: string;
  level?: 1 | 2;
  /** Whether the title names the dialog. With two panes, the other pane's title may name it. */
  isNaming?: boolean;
  /** Shown after the title, e.g. a Tag. */
  mark?: ReactNode;
  /** An IconButton on each side. */
  start?: ReactNode;
  end?: ReactNode;
}

/**
 * The title of a view between two icon buttons. It names the dialog, takes the focus when the view changes, and is the drag
 * handle of a sheet.
 */
export function Header({ title, level = 2, isNaming = true, mark, start, end }: HeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={header} data-handle="">
      {start}
      <Heading id={isNaming ? TITLE_ID : undefined} className={heading} tabIndex={-1}>
        <span key={title} className={titleStyle}>
          {title}
          {mark}
        </span>
      </Heading>
      {end}
    </div>
  );
}
