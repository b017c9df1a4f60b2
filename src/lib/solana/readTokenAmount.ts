const AMOUNT = /^\d{1,20}$/;

/** Base units of a token as nodes write them, in 64 bits. Undefined for anything else. */
export const readTokenAmount = (value: unknown): bigint | undefined =>
  typeof value === 'string' && AMOUNT.test(value) ? BigInt(value) : undefined;
