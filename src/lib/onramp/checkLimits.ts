import { compareDecimals } from '../decimal/arithmetic.js';
import type { PaymentLimit } from './onRamp.js';

/** Whether an amount can be paid: the matching payment limits, or the nearest allowed amount. */
export type LimitCheck =
  | { readonly kind: 'fits'; readonly limits: readonly PaymentLimit[] }
  | { readonly kind: 'below'; readonly min: string }
  | { readonly kind: 'above'; readonly max: string };

/** Checks decimal text against the limits of the payment methods. Without any limits, every amount fits. */
export function checkLimits(amount: string, limits: readonly PaymentLimit[]): LimitCheck {
  const fitting = limits.filter(
    ({ min, max }) => compareDecimals(amount, min) >= 0 && compareDecimals(amount, max) <= 0,
  );
  if (fitting.length > 0 || limits.length === 0) return { kind: 'fits', limits: fitting };
  const higher = limits.map(({ min }) => min).filter((min) => compareDecimals(amount, min) < 0);
  const [least] = higher.sort(compareDecimals);
  if (least !== undefined) return { kind: 'below', min: least };
  const [most = '0'] = limits.map(({ max }) => max).sort((a, b) => compareDecimals(b, a));
  return { kind: 'above', max: most };
}
