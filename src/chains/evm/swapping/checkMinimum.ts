import type { CheckedEvmSwap } from '../../../lib/swap/checkedQuoteSource.js';
import { isLeastHonest } from '../../../lib/swap/isLeastHonest.js';
import { refusedQuote } from '../../../lib/swap/refusedQuote.js';
import type { BasisPoints } from '../../../lib/swap/slippage.js';
import type { EvmSwapRequest, WantedSwap } from '../../../lib/swap/swapRequest.js';
import { readMinimum } from './minimumReceived.js';

interface Terms {
  readonly slippage: BasisPoints;
  /** The amount that the source promises, in base units. Used if the swap itself names none. */
  readonly promised: bigint;
  /** The amount that arrived when a node ran the swap, in base units. Undefined if unknown. */
  readonly received: bigint | undefined;
}

/**
 * Checks the guaranteed minimum of a swap. `least` is the minimum that the account gets, in base units: the amount below which
 * the swap fails, less the part that a token was seen to keep. Undefined if there's no guarantee. `leastOfCall` is the amount
 * in the call, if it differs. Throws `quote_failed` if the call allows less than the chosen slippage does, or pays another
 * address.
 */
export function checkMinimum(
  wanted: WantedSwap,
  swap: CheckedEvmSwap,
  { slippage, promised, received }: Terms,
): Pick<EvmSwapRequest, 'least' | 'leastOfCall'> {
  const minimum = readMinimum(wanted, swap);
  if (minimum.outcome === 'elsewhere') throw refusedQuote('It gives what it yields to somebody else.');
  if (minimum.outcome !== 'guaranteed') return { least: undefined };
  const { amount } = minimum;
  const isOfCall = swap.toAmount !== undefined;
  const told = swap.toAmount ?? promised;
  if (!isLeastHonest(amount, { promised: told, slippage, isOfCall })) {
    throw refusedQuote('It may yield less than the chosen slippage allows.');
  }
  if (received === undefined) return { least: amount };
  const arrives = received < told ? (amount * received) / told : amount;
  const least = arrives < received ? arrives : received;
  if (least <= 0n) return { least: undefined };
  return least < amount ? { least, leastOfCall: amount } : { least };
}
