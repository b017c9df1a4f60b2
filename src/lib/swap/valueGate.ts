import { addDecimals, compareDecimals, multiplyDecimals } from '../decimal/arithmetic.js';

/**
 * The confirmation that a swap needs: `none`; `confirm` if the visitor receives less than 90 % of the value or the value is
 * unknown; `type` if they lose more than 25 %.
 */
export type ValueGate = 'none' | 'confirm' | 'type';

export interface SwapValues {
  /** The value of the sold tokens, in dollars as decimal text. Undefined if unknown. */
  readonly from: string | undefined;
  /** The value of the bought tokens, likewise. */
  readonly to: string | undefined;
  /** The value of the network cost that the visitor pays, likewise; `0` if there is none. An unknown cost is ignored. */
  readonly cost: string | undefined;
}

const KEPT_WITHOUT_ASKING = '0.9';
const KEPT_WITHOUT_TYPING = '0.75';
const TOLD_WITHOUT_ASKING = '10';
const TOLD_WITHOUT_TYPING = '25';

/** The bought value less the network cost, in dollars, exact. */
export function netValue({ to, cost = '0' }: Pick<SwapValues, 'to' | 'cost'>): string | undefined {
  return to === undefined ? undefined : addDecimals(to, multiplyDecimals(cost, '-1'));
}

/** `told` is the price impact according to the source, in percent as decimal text. It can only make the gate stricter. */
export function valueGate(values: SwapValues, told = '0'): ValueGate {
  const { from } = values;
  const kept = netValue(values);
  const isToldMore = (percent: string) => compareDecimals(told, percent) > 0;
  if (isToldMore(TOLD_WITHOUT_TYPING)) return 'type';
  if (from === undefined || kept === undefined || compareDecimals(from, '0') <= 0) return 'confirm';
  const isLess = (part: string) => compareDecimals(kept, multiplyDecimals(from, part)) < 0;
  if (isLess(KEPT_WITHOUT_TYPING)) return 'type';
  return isLess(KEPT_WITHOUT_ASKING) || isToldMore(TOLD_WITHOUT_ASKING) ? 'confirm' : 'none';
}
