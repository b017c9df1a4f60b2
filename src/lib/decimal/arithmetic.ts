import { formatUnits } from '../text/formatUnits.js';
import { sum } from './sum.js';

// Exact arithmetic with decimal texts, such as `-1.05`. All functions throw a RangeError for an invalid text, or if it or the
// result has more than 255 decimals.

/** A decimal text as an integer and its number of decimals. */
interface Scaled {
  readonly units: bigint;
  readonly scale: number;
}

export type Rounding = 'down' | 'up';

/** Ten times as long as any honest amount. Longer integers take noticeable time. */
const MOST_CHARACTERS = 1_000;
const DECIMAL = /^(-?)(\d+)(?:\.(\d{0,255}))?$/;

function toScaled(decimal: string): Scaled {
  const match = decimal.length <= MOST_CHARACTERS && DECIMAL.exec(decimal);
  if (!match) throw new RangeError(`"${decimal.slice(0, 40)}" is not a decimal text`);
  const [, sign, whole = '', fraction = ''] = match;
  const units = BigInt(whole + fraction);
  return { units: sign ? -units : units, scale: fraction.length };
}

const powerOf10 = (exponent: number) => 10n ** BigInt(exponent);

/** The units of a number at a larger scale. */
const unitsAt = ({ units, scale }: Scaled, wanted: number) => units * powerOf10(wanted - scale);

/** Divides integers, rounding towards zero or away from it. */
function divideUnits(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const quotient = dividend / divisor;
  if (rounding === 'down' || dividend % divisor === 0n) return quotient;
  return dividend < 0n === divisor < 0n ? quotient + 1n : quotient - 1n;
}

/** The sum of decimal texts; `0` if there are none. */
export function addDecimals(...terms: readonly string[]): string {
  const numbers = terms.map(toScaled);
  const scale = Math.max(0, ...numbers.map((number) => number.scale));
  return formatUnits(sum(numbers.map((number) => unitsAt(number, scale))), scale);
}

/** The exact product of two decimal texts. */
export function multiplyDecimals(left: string, right: string): string {
  const [a, b] = [toScaled(left), toScaled(right)];
  return formatUnits(a.units * b.units, a.scale + b.scale);
}

/**
 * Divides two decimal texts to at most `places` decimals. `down` rounds towards zero, for amounts received; `up` rounds away
 * from zero, for amounts paid. Undefined if the divisor is zero.
 */
export function divideDecimals(
  dividend: string,
  divisor: string,
  places: number,
  rounding: Rounding,
): string | undefined {
  const [a, b] = [toScaled(dividend), toScaled(divisor)];
  if (b.units === 0n) return undefined;
  const over = a.units * powerOf10(places + b.scale);
  return formatUnits(divideUnits(over, b.units * powerOf10(a.scale), rounding), places);
}

/** Negative if the first text is the smaller number, 0 if both are equal, otherwise positive. */
export function compareDecimals(left: string, right: string): number {
  const [a, b] = [toScaled(left), toScaled(right)];
  const scale = Math.max(a.scale, b.scale);
  const [one, other] = [unitsAt(a, scale), unitsAt(b, scale)];
  return one < other ? -1 : Number(one > other);
}

/** Sorts items by a decimal text, largest first, reading each text once. Equal items keep their order. */
export function sortLargestFirst<Item>(items: readonly Item[], decimalOf: (item: Item) => string): Item[] {
  const numbers = items.map((item) => ({ item, number: toScaled(decimalOf(item)) }));
  const scale = Math.max(0, ...numbers.map(({ number }) => number.scale));
  return numbers
    .map(({ item, number }) => ({ item, units: unitsAt(number, scale) }))
    .sort((a, b) => (a.units > b.units ? -1 : Number(a.units < b.units)))
    .map(({ item }) => item);
}

/** Rounds a decimal text to at most `places` decimals, half away from zero. */
export function roundDecimal(decimal: string, places: number): string {
  const { units, scale } = toScaled(decimal);
  if (scale <= places) return formatUnits(units, scale);
  const half = 5n * powerOf10(scale - places - 1) * (units < 0n ? -1n : 1n);
  return formatUnits((units + half) / powerOf10(scale - places), places);
}
