import type { ReactNode } from 'react';
import { figures, worth as worthStyle } from './HeldAmount.css.js';

interface HeldAmountProps {
  /** The amount with its unit. */
  amount: string;
  /** The value of it, or why there is none. */
  worth?: string | undefined;
  /** Heard after the amount, not seen. */
  children?: ReactNode;
}

/** At the end of a token's row: how much of it the account holds, and its value. */
export function HeldAmount({ amount, worth, children }: HeldAmountProps) {
  return (
    <span className={figures}>
      <bdi>{amount}</bdi>
      {children}
      {worth === undefined ? null : <bdi className={worthStyle}>{worth}</bdi>}
    </span>
  );
}
