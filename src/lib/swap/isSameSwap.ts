import type { TrackedTransaction } from '../transactions/trackedTransaction.js';
import { readableAmount, type WantedSwap } from './swapRequest.js';

/** Whether an earlier transaction of the same account swaps the same amount for the same token. */
export function isSameSwap(
  { summary }: Pick<TrackedTransaction, 'summary'>,
  { from, to, amount }: Pick<WantedSwap, 'from' | 'to' | 'amount'>,
): boolean {
  return (
    summary.amount === readableAmount(amount, from) &&
    summary.symbol === from.symbol &&
    summary.boughtSymbol === to.symbol
  );
}
