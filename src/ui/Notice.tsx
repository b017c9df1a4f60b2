import type { ReactNode } from 'react';
import { figuresRoom } from './Figures.css.js';
import { Figures } from './Figures.js';
import { WarningIcon } from './icons.js';
import { action as actionStyle, body, icon, notice, title as titleStyle } from './Notice.css.js';
import { InfoIcon } from './viewIcons.js';

export interface NoticeProps {
  /** `danger` is announced when it appears, unless it is in a live region anyway. */
  tone?: keyof typeof notice;
  isInLiveRegion?: boolean;
  title?: string;
  children?: ReactNode;
  /** A Button that helps. */
  action?: ReactNode;
}

/** Something to know before continuing. */
export function Notice({ tone = 'info', isInLiveRegion, title, children, action }: NoticeProps) {
  return (
    <div className={notice[tone]} role={tone === 'danger' && !isInLiveRegion ? 'alert' : undefined}>
      <span className={icon[tone]}>{tone === 'info' ? <InfoIcon /> : <WarningIcon />}</span>
      <div className={figuresRoom}>
        {title ? (
          <p className={titleStyle}>
            <Figures>{title}</Figures>
          </p>
        ) : null}
        {children ? (
          <p className={body}>{typeof children === 'string' ? <Figures>{children}</Figures> : children}</p>
        ) : null}
        {action ? <div className={actionStyle}>{action}</div> : null}
      </div>
    </div>
  );
}
