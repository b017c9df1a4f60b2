import { isNothing } from './isNothing.js';

/** Enough for every 256-bit amount with 255 decimals. Longer texts aren't amounts, and are slow to read. */
const MOST_CHARACTERS = 400;
const DECIMAL = /^(\d+)(?:\.(\d*))?$/;

/**
 * Reads a decimal text as base units: `1.5` with 6 decimals is 1500000. Undefined for anything else, such as signs, exponents,
 * thousands separators, or more decimals than allowed, unless these are zeros. A trailing point is accepted, because the user
 * may still be typing.
 */
export function parseDecimal(text: string, decimals: number): bigint | undefined {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) return undefined;
  if (text.length > MOST_CHARACTERS) return undefined;
  const [, whole, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (!whole || !isNothing(fraction.slice(decimals))) return undefined;
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}
