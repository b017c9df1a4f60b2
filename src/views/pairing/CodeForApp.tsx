import type { ReactNode } from 'react';
import { LiveRegion } from '../../ui/LiveRegion.js';
import { QrCode } from '../../ui/QrCode.js';
import { CopyLink } from './CopyLink.js';
import { hint, words } from './pairingLayout.css.js';

interface CodeForAppProps {
  /** The content of the code; undefined while it loads. */
  code: string | undefined;
  /** The link to copy; undefined while it loads. */
  url: string | undefined;
  /** The accessible name of the code. */
  label: string;
  /** The app's icon; absent if any app will do. */
  picture?: ReactNode;
  /** Whether the app has answered. */
  isDone: boolean;
  /** The status or an instruction. */
  said: string;
  /** Requests the code again; set once it is overdue. */
  onRetry: (() => void) | undefined;
}

/** A code to scan with an app on a phone. */
export function CodeForApp({ code, url, label, picture, isDone, said, onRetry }: CodeForAppProps) {
  return (
    <>
      <QrCode text={code} label={label} isDone={isDone} picture={picture} />
      <div className={words}>
        <LiveRegion className={hint}>
          <p>{said}</p>
        </LiveRegion>
        <CopyLink url={isDone ? undefined : url} onRetry={onRetry} />
      </div>
    </>
  );
}
