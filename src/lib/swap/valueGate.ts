import { addDecimals, compareDecimals, multiplyDecimals } from '../decimal/arithmetic.js';

/**
 * What a visitor has to do before they swap: nothing; `confirm` that they know, because they get less than 90 % of the
 * value, or because nobody knows the value; `type` it, because they lose more than 25 %.
 */
export type ValueGate = 'none' | 'confirm' | 'type';

export interface SwapValues {
  /** What is swapped, in dollars as decimal text. Undefined if it is unknown. */
  readonly from: string | undefined;
  /** What is received, likewise. */
  readonly to: string | undefined;
  /** What the visitor pays for the network, likewise; `0` if nothing. If it is unknown, it is left out. */
  readonly cost: string | undefined;
}

const KEPT_WITHOUT_ASKING = '0.9';
const KEPT_WITHOUT_TYPING = '0.75';
const TOLD_WITHOUT_ASKING = '10';
const TOLD_WITHOUT_TYPING = '25';

/** What remains of a swap's value after the network's cost, in dollars, exact. */
export function netValue({ to, cost = '0' }: Pick<SwapValues, 'to' | 'cost'>): string | undefined {
  return to === undefined ? undefined : addDecimals(to, multiplyDecimals(cost, '-1'));
}

/** `told` is what the source says that is lost to the price, in percent as decimal text. It can only ask for more. */
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
