import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';
import { WalletIcon } from './icons.js';
import { code, frame, logo } from './QrCode.css.js';
import { qrPath } from './qrPath.js';

/** The modules that the standard keeps free on each side, the quiet zone. */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  /** The content of the code. While it is undefined, a placeholder of the same size is shown. */
  text: string | undefined;
  label: string;
  /** Shown in the middle of the code, e.g. the picture of a wallet. */
  picture?: ReactNode;
  /** Whether the code was scanned and answered, so that it is no longer needed. */
  isDone?: boolean;
}

/** A QR code, dark on white in every theme, because many scanners read nothing else. */
export function QrCode({ text, label, picture, isDone }: QrCodeProps) {
  // The picture hides 4% of the modules. Error correction level M tolerates 15%.
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
