import type { ReactNode } from 'react';
import { action as actionStyle, body, empty, icon as iconStyle, title as titleStyle } from './Empty.css.js';

export interface EmptyProps {
  /** An icon of size 24. */
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  /** A Button that helps. */
  action?: ReactNode;
}

/** The empty state of a list or view. */
export function Empty({ icon, title, children, action }: EmptyProps) {
  return (
    <div className={empty}>
      {icon ? <span className={iconStyle}>{icon}</span> : null}
      <p className={titleStyle}>{title}</p>
      {children ? <div className={body}>{children}</div> : null}
      {action ? <div className={actionStyle}>{action}</div> : null}
    </div>
  );
}
