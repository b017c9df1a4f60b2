import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';
import { WalletIcon } from './icons.js';
import { code, frame, logo } from './QrCode.css.js';
import { qrPath } from './qrPath.js';

/** Modules that the standard keeps free on each side. */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  /** What is read from it; a placeholder of the same size is shown while it is not there. */
  text: string | undefined;
  label: string;
  /** Stands in its middle, e.g. the picture of a wallet. */
  picture?: ReactNode;
  /** It was read and answered: nobody has to look at it any more. */
  isDone?: boolean;
}

/** A code that cameras read: dark on white in every theme, because many readers know nothing else. */
export function QrCode({ text, label, picture, isDone }: QrCodeProps) {
  // The picture hides four of a hundred modules; fifteen may be missing.
  const drawing = useMemo(() => text && qrPath(encode(text, { ecc: 'M', border: 0 }).data), [text]);
  const side = drawing && drawing.size + 2 * QUIET_ZONE;
  return (
    <div className={frame} data-done={isDone || undefined} data-waiting={!drawing || undefined}>
      {drawing ? (
        <svg
          className={code}
          viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
          role="img"
          aria-label={label}
        >
          <path d={drawing.path} />
        </svg>
      ) : null}
      <span className={logo} aria-hidden="true">
        {picture ?? <WalletIcon />}
      </span>
    </div>
  );
}
