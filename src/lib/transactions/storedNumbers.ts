const DIGITS = /^[0-9]{1,78}$/;

/** An amount in base units, stored as digits. Undefined for anything else. */
export function readAmount(value: unknown): bigint | undefined {
  return typeof value === 'string' && DIGITS.test(value) ? BigInt(value) : undefined;
}

/** A count: a non-negative safe integer. Undefined for anything else. */
export function readCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** A time, in ms since 1970. Undefined for anything else. */
export const readTime = readCount;
