import type { CheckedEvmSwap } from '../../../lib/swap/checkedQuoteSource.js';
import { isLeastHonest } from '../../../lib/swap/isLeastHonest.js';
import { refusedQuote } from '../../../lib/swap/refusedQuote.js';
import type { BasisPoints } from '../../../lib/swap/slippage.js';
import type { EvmSwapRequest, WantedSwap } from '../../../lib/swap/swapRequest.js';
import { readMinimum } from './minimumReceived.js';

interface Terms {
  readonly slippage: BasisPoints;
  /** What the source says that the account gets, in base units, if the swap itself does not say it. */
  readonly promised: bigint;
  /** What a node has seen that the account gets, in base units. Undefined if unknown. */
  readonly received: bigint | undefined;
}

/**
 * `least` is what the account gets at least, in base units: the amount below which a swap fails, less the part that a token
 * was seen to keep. Undefined if nothing guarantees one. `leastOfCall` is that amount itself, if it is another. Throws `quote_failed` if the call allows less than the chosen slippage, or gives
 * what it yields to somebody else.
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
