import type { ReactNode } from 'react';
import type { Outcome } from '../lib/outcome.js';
import { OutcomeBadge } from './OutcomeBadge.js';
import { badge, line, rail, ring, track } from './StatusRing.css.js';

export interface StatusRingProps {
  /** `idle` before the request. */
  status: 'idle' | 'waiting' | Outcome;
  /** A large WalletImage. */
  children: ReactNode;
}

/** A ring around the picture of a wallet. It spins while waiting, and closes with a sign for the outcome. */
export function StatusRing({ status, children }: StatusRingProps) {
  return (
    <div className={ring}>
      <svg className={track} aria-hidden="true">
        <rect className={rail} />
        {status === 'idle' ? null : <rect key={status} className={line[status]} pathLength="100" />}
      </svg>
      {children}
      {status === 'idle' || status === 'waiting' ? null : (
        <span key={status} className={badge}>
          <OutcomeBadge outcome={status} isDrawn />
        </span>
      )}
    </div>
  );
}
