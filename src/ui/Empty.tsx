import type { ReactNode } from 'react';
import {
  action as actionStyle,
  body,
  broken,
  empty,
  icon as iconStyle,
  picture,
  scene,
  sign,
  spark,
  title as titleStyle,
} from './Empty.css.js';
import { OutcomeBadge } from './OutcomeBadge.js';

export interface EmptyProps {
  /** An icon of size 24. */
  icon?: ReactNode;
  /** Whether something failed, rather than being empty. */
  hasFailed?: boolean;
  title: string;
  children?: ReactNode;
  /** A Button that helps the visitor on. */
  action?: ReactNode;
}

/** The empty state of a list or view: outlines of missing rows, an icon and a text. */
export function Empty({ icon, hasFailed, title, children, action }: EmptyProps) {
  return (
    <div className={empty}>
      {icon ? (
        <span className={picture}>
          <svg className={hasFailed ? broken : scene} viewBox="0 0 120 64" aria-hidden="true">
            <rect x="8.5" y="12.5" width="70" height="15" rx="7.5" />
            <rect x="41.5" y="36.5" width="70" height="15" rx="7.5" />
            {hasFailed ? null : <path className={spark} d="M100 9v8M96 13h8M17 42v6M14 45h6" />}
          </svg>
          <span className={iconStyle}>
            {icon}
            {hasFailed ? (
              <span className={sign}>
                <OutcomeBadge outcome="failed" />
              </span>
            ) : null}
          </span>
        </span>
      ) : null}
      <p className={titleStyle}>{title}</p>
      {children ? <div className={body}>{children}</div> : null}
      {action ? <div className={actionStyle}>{action}</div> : null}
    </div>
  );
}
