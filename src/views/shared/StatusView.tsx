import type { ReactNode } from 'react';
import type { AppLink } from '../../lib/wallets/appLink.js';
import { Button } from '../../ui/Button.js';
import { LiveRegion } from '../../ui/LiveRegion.js';
import { passFocusOn } from '../../ui/layer/passFocusOn.js';
import { StatusRing, type StatusRingProps } from '../../ui/StatusRing.js';
import { actions, detail, details, gone, head, title as titleStyle, words } from './StatusView.css.js';
import { ViewBody } from './ViewBody.js';

export interface StatusViewProps {
  /** A large WalletImage of who is asked. */
  image: ReactNode;
  status: StatusRingProps['status'];
  title: string;
  text?: string | undefined;
  /** Where things stand in spite of what happened. */
  note?: string | undefined;
  /** The one button. It stays where it is while we wait, so that it keeps the focus; it goes when all is done. */
  action: {
    readonly label: string;
    readonly isWaiting: boolean;
    /** What is to be done is done elsewhere; this only helps. */
    readonly isSpare?: boolean;
    /** What is to be done is done in an app that this opens. */
    readonly link?: AppLink | undefined;
    readonly onClick?: () => void;
  };
  /** The way out. */
  other: { readonly label: string; readonly onClick: () => void };
}

/** Somebody is asked for something: who, how that stands, and what can be done. Both this and what changes are read out. */
export function StatusView({ image, status, title, text, note, action, other }: StatusViewProps) {
  const isDone = status === 'success';
  return (
    <ViewBody>
      <div className={head}>
        <StatusRing status={status}>{image}</StatusRing>
        <LiveRegion className={words}>
          <p className={titleStyle}>{title}</p>
          <div className={details}>
            {text ? <p className={detail}>{text}</p> : null}
            {note ? <p className={detail}>{note}</p> : null}
          </div>
        </LiveRegion>
      </div>
      <div ref={passFocusOn} className={isDone ? `${actions} ${gone}` : actions}>
        <Button
          isBlock
          {...action.link}
          variant={(action.isWaiting || action.isSpare) && !action.link ? 'secondary' : 'primary'}
          disabled={action.isWaiting && !action.link}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
        <Button isBlock variant="ghost" onClick={other.onClick}>
          {other.label}
        </Button>
      </div>
    </ViewBody>
  );
}
