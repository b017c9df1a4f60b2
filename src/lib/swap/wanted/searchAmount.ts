/** The quoted yield of an amount, in base units. Undefined if there is no route. */
export type QuoteAmount = (amount: bigint) => Promise<bigint | undefined>;

/** An amount and its yield. */
export interface FoundAmount {
  readonly amount: bigint;
  readonly yielded: bigint;
}

/** The most quotes that a search requests. */
const MOST_QUOTES = 5;
/** The accepted excess over the wanted amount: half a percent. */
const TOLERANCE = 200n;
/** The excess that the search aims for, so that the next quote doesn't fall just short: a tenth of a percent. */
const AIM = 1_000n;
/** The significant digits of suggested amounts. */
const DIGITS = 6;
const atLeastOne = (amount: bigint) => (amount > 0n ? amount : 1n);
const divideUp = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor;

/** An amount rounded up to a few significant digits. */
export function roundUp(amount: bigint): bigint {
  const tail = `${amount}`.length - DIGITS;
  if (tail <= 0) return amount;
  const unit = 10n ** BigInt(tail);
  return divideUp(amount, unit) * unit;
}

/**
 * Finds the amount that yields `wanted`, or at most half a percent more, by requesting quotes: each next amount follows from
 * the earlier answers. Undefined if a few quotes don't find it. Rejects as `quote` does. Amounts are in base units and above
 * zero.
 */
export async function searchAmount(
  wanted: bigint,
  first: bigint,
  quote: QuoteAmount,
): Promise<FoundAmount | undefined> {
  const most = wanted + wanted / TOLERANCE;
  const aim = wanted + wanted / AIM;
  const asked: FoundAmount[] = [];
  /** The largest amount that yields too little, and the smallest that yields enough. */
  let low: FoundAmount = { amount: 0n, yielded: 0n };
  let high: FoundAmount | undefined;
  let amount = roundUp(atLeastOne(first));
  for (let count = 0; count < MOST_QUOTES; count += 1) {
    const yielded = await quote(amount);
    if (yielded === undefined) return undefined;
    const found = { amount, yielded };
    asked.push(found);
    if (yielded < wanted && amount > low.amount) low = found;
    if (yielded >= wanted && (!high || amount < high.amount)) high = found;
    // A larger amount yields less, so the search has no direction.
    if (high && low.amount >= high.amount) return undefined;
    // No amount lies in between: one base unit is worth more than the tolerance.
    if (high && (high.yielded <= most || high.amount === low.amount + 1n)) return high;
    const other = high && low.amount > 0n ? [low, high] : asked.slice(-2);
    amount = within(low, high, roundUp(atLeastOne(nextAmount(aim, other))));
  }
  return undefined;
}

/**
 * Extrapolates from earlier quotes. Exact for constant-product pools and for fixed prices, where the reciprocals of both
 * amounts lie on a line. 0 if there is no usable result.
 */
function nextAmount(aim: bigint, [one, other]: readonly FoundAmount[]): bigint {
  if (!one) return 0n;
  if (!other) return one.yielded === 0n ? 0n : divideUp(one.amount * aim, one.yielded);
  const fall = one.yielded - other.yielded;
  const over = aim * other.amount * fall + (one.yielded - aim) * (one.amount - other.amount) * other.yielded;
  const under = aim * one.amount * other.amount * fall;
  return over !== 0n && over > 0n === under > 0n
    ? divideUp(under < 0n ? -under : under, over < 0n ? -over : over)
    : 0n;
}

/** Keeps an amount between the ones known to be too small and large enough; otherwise returns their midpoint. */
function within(low: FoundAmount, high: FoundAmount | undefined, amount: bigint): bigint {
  if (amount > low.amount && (!high || amount < high.amount)) return amount;
  // Without an upper bound: a thousandfold increase if the amount yields nothing, otherwise double it.
  if (!high) return roundUp(low.amount * (low.yielded === 0n ? 1_000n : 2n));
  return low.amount + divideUp(high.amount - low.amount, 2n);
}
