import type { ReactNode } from 'react';
import { badge, badgeColour, line, rail, ring, tick, track } from './StatusRing.css.js';

export interface StatusRingProps {
  /** `idle` before anything was asked. */
  status: 'idle' | 'waiting' | 'declined' | 'success';
  /** A large WalletImage. */
  children: ReactNode;
}

const CROSS = 'm7 7 10 10M17 7 7 17';
const TICK = 'm6 12.5 4.2 4.2L18 8.5';

/** A ring around the picture of a wallet: it circles while waiting, is red when declined, and closes on success. */
export function StatusRing({ status, children }: StatusRingProps) {
  return (
    <div className={ring}>
      <svg className={track} aria-hidden="true">
        <rect className={rail} />
        {status === 'idle' ? null : <rect key={status} className={line[status]} pathLength="100" />}
      </svg>
      {children}
      {status === 'declined' || status === 'success' ? (
        <span className={`${badge} ${badgeColour[status]}`}>
          <svg className={tick} viewBox="0 0 24 24" aria-hidden="true">
            <path d={status === 'success' ? TICK : CROSS} />
          </svg>
        </span>
      ) : null}
    </div>
  );
}
