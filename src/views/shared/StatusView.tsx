import type { ReactNode } from 'react';
import type { AppLink } from '../../lib/wallets/appLink.js';
import { Button } from '../../ui/Button.js';
import { LiveRegion } from '../../ui/LiveRegion.js';
import { passFocusOn } from '../../ui/layer/passFocusOn.js';
import { StatusRing, type StatusRingProps } from '../../ui/StatusRing.js';
import { actions, detail, details, gone, head, title as titleStyle, words } from './StatusView.css.js';
import { ViewBody } from './ViewBody.js';

export interface StatusViewProps {
  /** A large WalletImage of the wallet or service. */
  image: ReactNode;
  status: StatusRingProps['status'];
  title: string;
  text?: string | undefined;
  /** A fact that still holds despite a failure, or a detail that tells the wallet from others. */
  note?: string | undefined;
  /** The main button. It stays in place while waiting, so that it keeps the focus; it disappears once all is done. */
  action: {
    readonly label: string;
    readonly isWaiting: boolean;
    /** The visitor has to act elsewhere, and this button is only a fallback. */
    readonly isSpare?: boolean;
    /** The visitor has to act in an app. This link opens it. */
    readonly link?: AppLink | undefined;
    readonly onClick?: () => void;
  };
  /** A smaller alternative, below the main button. */
  children?: ReactNode;
  /** The way out, unless it is already visible. */
  other: { readonly label: string; readonly onClick: () => void } | undefined;
}

/**
 * Shows a request to a wallet or service: its status and what the visitor can do. The first text and every change are
 * announced.
 */
export function StatusView(props: StatusViewProps) {
  const { image, status, title, text, note, action, children, other } = props;
  const isDone = status === 'done';
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
        {children}
        {other ? (
          <Button isBlock variant="ghost" onClick={other.onClick}>
            {other.label}
          </Button>
        ) : null}
      </div>
    </ViewBody>
  );
}
