import { addDecimals, compareDecimals, divideDecimals, multiplyDecimals } from '../decimal/arithmetic.js';
import { netValue, type SwapValues } from './valueGate.js';

/** How much a visitor loses: `none`, below 3 %, from 3 % on, from 10 % on. */
export type LossDegree = 'none' | 'slight' | 'notable' | 'serious';

/** What a swap loses of the value that is paid. Decimal text, rounded up. */
export interface SwapLoss {
  /** With one decimal, and with up to three where fewer would call it everything. `0` if nothing is lost. */
  readonly percent: string;
  /** With two decimals. Undefined if the value of what is paid is unknown. */
  readonly dollars: string | undefined;
  readonly degree: LossDegree;
  /** Whether it leaves out the network's cost because its value is unknown or a source told the loss. A slight loss never has it. */
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

/** The percentage `part` of `whole`, rounded up, but to 100 only if all of it is lost. Undefined if it is unknown. */
function lostPercent(part: string, whole: string): string | undefined {
  const share = multiplyDecimals(part, '100');
  for (const places of [1, 2, 3]) {
    const percent = divideDecimals(share, whole, places, isMore('0', part) ? 'down' : 'up');
    if (percent !== ALL || !isMore(whole, part)) return percent;
  }
  return ALMOST_ALL;
}

/**
 * What a swap loses: the value that is paid, less the value that arrives after the network's cost; or what the source tells, a
 * percentage, if that is more. Undefined if neither is known.
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
 * The same, but a slight loss is the difference in price alone: what the network takes is told beside it, and another figure
 * at each step would only look like another price.
 */
export function swapLoss(values: SwapValues, told?: string): SwapLoss | undefined {
  const whole = lossOf(values, told);
  return whole?.degree === 'slight' ? lossOf({ ...values, cost: '0' }, told) : whole;
}
