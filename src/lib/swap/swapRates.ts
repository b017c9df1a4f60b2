import { formatUnits } from '../text/formatUnits.js';

/** What is paid or received in a swap. */
export interface SwapAmount {
  /** In base units. */
  readonly amount: bigint;
  readonly decimals: number;
}

export interface SwapRates {
  /** What one of the sold tokens yields, as decimal text, rounded down. */
  readonly perSold: string;
  /** What one of the bought tokens costs, likewise, rounded up. */
  readonly perBought: string;
}

/** Rates have this many decimals, and small ones this many digits that are not leading zeros. */
const DECIMALS = 3;
const DIGITS = 4;

/** What one of `per` is in `of`, with as many decimals as it needs. */
function rate(of: SwapAmount, per: SwapAmount, rounding: 'down' | 'up'): string {
  const top = of.amount * 10n ** BigInt(per.decimals);
  const bottom = per.amount * 10n ** BigInt(of.decimals);
  let places = DECIMALS;
  while (top * 10n ** BigInt(places) < bottom * 10n ** BigInt(DIGITS - 1)) places += 1;
  const over = top * 10n ** BigInt(places);
  return formatUnits((rounding === 'up' ? over + bottom - 1n : over) / bottom, places);
}

/** The rate of a quote both ways. Undefined if it yields nothing. */
export function swapRates(sold: SwapAmount, bought: SwapAmount): SwapRates | undefined {
  if (sold.amount <= 0n || bought.amount <= 0n) return undefined;
  return { perSold: rate(bought, sold, 'down'), perBought: rate(sold, bought, 'up') };
}
