/** What an amount yields as quoted, in base units. Undefined if there is no route for it. */
export type QuoteAmount = (amount: bigint) => Promise<bigint | undefined>;

/** An amount, and what it yields. */
export interface FoundAmount {
  readonly amount: bigint;
  readonly yielded: bigint;
}

/** How many quotes are asked for at most. */
const MOST_QUOTES = 5;
/** What may be got beyond what is wanted: half a percent of it. */
const TOLERANCE = 200n;
/** What is aimed at beyond what is wanted, so that the next quote is not just below it: a tenth of a percent. */
const AIM = 1_000n;
/** Amounts that are shown have so many digits that count. */
const DIGITS = 6;
const atLeastOne = (amount: bigint) => (amount > 0n ? amount : 1n);
const divideUp = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor;

/** An amount with few digits that count, rounded up. */
export function roundUp(amount: bigint): bigint {
  const tail = `${amount}`.length - DIGITS;
  if (tail <= 0) return amount;
  const unit = 10n ** BigInt(tail);
  return divideUp(amount, unit) * unit;
}

/**
 * The amount that yields what is wanted, or at most half a percent more, by asking for quotes: each next amount follows from
 * those before. Undefined if a few quotes did not find it, whatever the prices do. Rejects as `quote` does. Amounts are in base
 * units and above zero.
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
    // A larger amount that yields less: there is nothing to follow.
    if (high && low.amount >= high.amount) return undefined;
    // Between the two there is nothing: one base unit is worth more than the tolerance.
    if (high && (high.yielded <= most || high.amount === low.amount + 1n)) return high;
    const other = high && low.amount > 0n ? [low, high] : asked.slice(-2);
    amount = within(low, high, roundUp(atLeastOne(nextAmount(aim, other))));
  }
  return undefined;
}

/**
 * Where what was asked leads to: exactly right for a pool with a constant product and for fixed prices, because there the
 * reciprocals of both amounts are on a line. 0 if it leads nowhere.
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

/** An amount between those that are known to be too little and enough: halfway, if what was found is not. */
function within(low: FoundAmount, high: FoundAmount | undefined, amount: bigint): bigint {
  if (amount > low.amount && (!high || amount < high.amount)) return amount;
  // Nothing is known above: much more than what yields nothing, else twice as much.
  if (!high) return roundUp(low.amount * (low.yielded === 0n ? 1_000n : 2n));
  return low.amount + divideUp(high.amount - low.amount, 2n);
}
