import { formatUnits } from '../text/formatUnits.js';

/** The amount paid or received in a swap. */
export interface SwapAmount {
  /** In base units. */
  readonly amount: bigint;
  readonly decimals: number;
}

export interface SwapRates {
  /** The amount received for one sold token, as decimal text, rounded down. */
  readonly perSold: string;
  /** The price of one bought token, in sold tokens, as decimal text, rounded up. */
  readonly perBought: string;
}

/** Rates have at least this many decimals, and small ones at least this many significant digits. */
const DECIMALS = 3;
const DIGITS = 4;

/** The amount of `of` for one `per`, with as many decimals as needed. */
function rate(of: SwapAmount, per: SwapAmount, rounding: 'down' | 'up'): string {
  const top = of.amount * 10n ** BigInt(per.decimals);
  const bottom = per.amount * 10n ** BigInt(of.decimals);
  let places = DECIMALS;
  while (top * 10n ** BigInt(places) < bottom * 10n ** BigInt(DIGITS - 1)) places += 1;
  const over = top * 10n ** BigInt(places);
  return formatUnits((rounding === 'up' ? over + bottom - 1n : over) / bottom, places);
}

/** The rate of a quote in both directions. Undefined if an amount is 0. */
export function swapRates(sold: SwapAmount, bought: SwapAmount): SwapRates | undefined {
  if (sold.amount <= 0n || bought.amount <= 0n) return undefined;
  return { perSold: rate(bought, sold, 'down'), perBought: rate(sold, bought, 'up') };
}
