/** No token has more decimals. Higher values are rejected. */
export const MOST_DECIMALS = 36;

/** Contracts use 256-bit amounts, so every amount is below this. */
export const AMOUNTS_END = 2n ** 256n;
/** The amount of an `unlimited` approval: the largest there is. */
export const UNLIMITED = AMOUNTS_END - 1n;

/** Whether an untrusted value can be an amount in base units. */
export const isAmount = (value: unknown): value is bigint =>
  typeof value === 'bigint' && value >= 0n && value < AMOUNTS_END;

/** Whether an untrusted value can be the decimals of a token. */
export const isDecimals = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_DECIMALS;
