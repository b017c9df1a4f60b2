import type { ReactNode } from 'react';
import { LiveRegion } from '../../ui/LiveRegion.js';
import { QrCode } from '../../ui/QrCode.js';
import { hint, words } from './CodeForApp.css.js';
import { CopyLink } from './CopyLink.js';

interface CodeForAppProps {
  /** What is in the code; absent while it is on its way. */
  url: string | undefined;
  /** Names the code. */
  label: string;
  /** The mark of the app; absent when any app will do. */
  picture?: ReactNode;
  /** The app has answered. */
  isDone: boolean;
  /** How it goes, or what to do. */
  said: string;
  /** Asks for the code again; present when it should have come by now. */
  onRetry: (() => void) | undefined;
}

/** A code for an app on a phone beside this screen. */
export function CodeForApp({ url, label, picture, isDone, said, onRetry }: CodeForAppProps) {
  return (
    <>
      <QrCode text={url} label={label} isDone={isDone} picture={picture} />
      <div className={words}>
        <LiveRegion className={hint}>
          <p>{said}</p>
        </LiveRegion>
        <CopyLink url={isDone ? undefined : url} onRetry={onRetry} />
      </div>
    </>
  );
}
