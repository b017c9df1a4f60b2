import { addDecimals, compareDecimals, divideDecimals, multiplyDecimals } from '../decimal/arithmetic.js';
import { netValue, type SwapValues } from './valueGate.js';

/** The severity of a loss: `none`, `slight` below 3 %, `notable` from 3 %, `serious` from 10 %. */
export type LossDegree = 'none' | 'slight' | 'notable' | 'serious';

/** The share of the paid value that a swap loses. Decimal text, rounded up. */
export interface SwapLoss {
  /** With one decimal, or up to three so that a partial loss isn't shown as 100 %. `0` if nothing is lost. */
  readonly percent: string;
  /** With two decimals. Undefined if the paid value is unknown. */
  readonly dollars: string | undefined;
  readonly degree: LossDegree;
  /**
   * Whether the network cost is left out, because its value is unknown or the loss comes from the source. Never for a slight
   * loss.
   */
  readonly isWithoutCost: boolean;
}

const NOTABLE = '3';
const SERIOUS = '10';
const ALL = '100';
const ALMOST_ALL = '99.999';
const NOTHING: SwapLoss = { percent: '0', dollars: '0', degree: 'none', isWithoutCost: false };

const isMore = (one: string, other: string) => compareDecimals(one, other) > 0;

function degreeOf(percent: string): LossDegree {
  if (compareDecimals(percent, SERIOUS) >= 0) return 'serious';
  return compareDecimals(percent, NOTABLE) >= 0 ? 'notable' : 'slight';
}

/** The percentage of `whole` that `part` is, rounded up, but to 100 only for a total loss. Undefined if unknown. */
function lostPercent(part: string, whole: string): string | undefined {
  const share = multiplyDecimals(part, '100');
  for (const places of [1, 2, 3]) {
    const percent = divideDecimals(share, whole, places, isMore('0', part) ? 'down' : 'up');
    if (percent !== ALL || !isMore(whole, part)) return percent;
  }
  return ALMOST_ALL;
}

/**
 * The loss of a swap: the paid value less the received value after network costs, or the source's own percentage if that is
 * higher. Undefined if neither is known.
 */
function lossOf(values: SwapValues, told?: string): SwapLoss | undefined {
  const { from, cost } = values;
  const kept = netValue(values);
  const isPriced = from !== undefined && isMore(from, '0');
  const lost = isPriced && kept !== undefined ? addDecimals(from, multiplyDecimals(kept, '-1')) : undefined;
  const found = isPriced && lost !== undefined ? lostPercent(lost, from) : undefined;
  const isTold = told !== undefined && (found === undefined || isMore(told, found));
  if (isTold) {
    const percent = lostPercent(told, ALL) ?? told;
    if (!isMore(percent, '0')) return NOTHING;
    const share = isPriced ? multiplyDecimals(from, told) : undefined;
    const dollars = share && divideDecimals(share, '100', 2, 'up');
    return { percent, dollars, degree: degreeOf(percent), isWithoutCost: cost !== '0' };
  }
  if (found === undefined || lost === undefined) return undefined;
  if (!isMore(found, '0')) return NOTHING;
  const dollars = divideDecimals(lost, '1', 2, 'up');
  return { percent: found, dollars, degree: degreeOf(found), isWithoutCost: cost === undefined };
}

/**
 * Like `lossOf`, but a slight loss excludes the network cost. The cost is shown next to it, and a figure that changes at each
 * step would look like a changed price.
 */
export function swapLoss(values: SwapValues, told?: string): SwapLoss | undefined {
  const whole = lossOf(values, told);
  return whole?.degree === 'slight' ? lossOf({ ...values, cost: '0' }, told) : whole;
}
