import { AMOUNTS_END } from '../../account/tokenLimits.js';
import { compareDecimals } from '../../decimal/arithmetic.js';
import { readDecimal } from '../../decimal/readDecimal.js';

/** Whether an untrusted value is an amount in base units: more than 0 and less than `end`. */
export const isAmount = (value: unknown, end = AMOUNTS_END): value is bigint =>
  typeof value === 'bigint' && value > 0n && value < end;

/** A percentage of the swapped amount, as decimal text. Undefined if it is invalid or above 100. */
export function readImpact(written: unknown): string | undefined {
  const impact = readDecimal(written);
  return impact !== undefined && compareDecimals(impact, '100') <= 0 ? impact : undefined;
}
