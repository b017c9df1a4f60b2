import { divideDecimals, multiplyDecimals } from '../../decimal/arithmetic.js';
import { isNothing } from '../../decimal/isNothing.js';
import { parseDecimal } from '../../decimal/parseDecimal.js';
import { formatUnits } from '../../text/formatUnits.js';

interface Priced {
  readonly decimals: number;
  /** In dollars, as decimal text. Undefined if it is unknown. */
  readonly price: string | undefined;
}

/**
 * An estimate of the amount to pay for `wanted`, in base units: from the prices, or one token if a price is unknown. More than
 * 0.
 */
export function guessAmount(wanted: bigint, from: Priced, to: Priced): bigint {
  const one = 10n ** BigInt(from.decimals);
  if (from.price === undefined || to.price === undefined || isNothing(from.price)) return one;
  const worth = multiplyDecimals(formatUnits(wanted, to.decimals), to.price);
  const paid = divideDecimals(worth, from.price, from.decimals, 'up');
  const units = paid === undefined ? undefined : parseDecimal(paid, from.decimals);
  return units === undefined || units <= 0n ? one : units;
}
