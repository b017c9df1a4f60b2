import { formatUnits } from '../text/formatUnits.js';
import type { TrackedTransaction } from '../transactions/trackedTransaction.js';
import type { WantedSwap } from './swapRequest.js';

/** Whether an earlier transaction of the same account swaps the same amount for the same token. */
export function isSameSwap(
  { summary }: Pick<TrackedTransaction, 'summary'>,
  { from, to, amount }: Pick<WantedSwap, 'from' | 'to' | 'amount'>,
): boolean {
  return (
    summary.amount === formatUnits(amount, from.decimals) &&
    summary.symbol === from.symbol &&
    summary.boughtSymbol === to.symbol
  );
}
