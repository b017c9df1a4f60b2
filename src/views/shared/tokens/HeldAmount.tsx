import type { ReactNode } from 'react';
import { figures, worth as worthStyle } from './HeldAmount.css.js';

interface HeldAmountProps {
  /** The amount with its unit. */
  amount: string;
  /** The amount's value, or the reason why there is none. */
  worth?: string | undefined;
  /** Read aloud after the amount, but not visible. */
  children?: ReactNode;
}

/** At the end of a token's row: the account's balance and its value. */
export function HeldAmount({ amount, worth, children }: HeldAmountProps) {
  return (
    <span className={figures}>
      <bdi>{amount}</bdi>
      {children}
      {worth === undefined ? null : <bdi className={worthStyle}>{worth}</bdi>}
    </span>
  );
}
