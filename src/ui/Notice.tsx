import type { ReactNode } from 'react';
import { figuresRoom } from './Figures.css.js';
import { Figures } from './Figures.js';
import { WarningIcon } from './icons.js';
import { action as actionStyle, body, icon, notice, title as titleStyle } from './Notice.css.js';
import { OutcomeBadge } from './OutcomeBadge.js';
import { InfoIcon } from './viewIcons.js';

export interface NoticeProps {
  /** The outcome of a step, or the severity. `danger` and `failed` are announced, unless a live region does that. */
  tone?: keyof typeof notice;
  isInLiveRegion?: boolean;
  title?: string;
  children?: ReactNode;
  /** A Button that helps the visitor on. */
  action?: ReactNode;
}

/** A message to read before continuing, or the outcome of a step. */
export function Notice({ tone = 'info', isInLiveRegion, title, children, action }: NoticeProps) {
  const isUrgent = tone === 'danger' || tone === 'failed';
  return (
    <div className={notice[tone]} role={isUrgent && !isInLiveRegion ? 'alert' : undefined}>
      <span className={icon[tone]}>{iconOf(tone)}</span>
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

function iconOf(tone: keyof typeof notice) {
  if (tone === 'info') return <InfoIcon />;
  return tone === 'warning' || tone === 'danger' ? <WarningIcon /> : <OutcomeBadge outcome={tone} />;
}
