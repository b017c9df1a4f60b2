/** No token has more decimals. Who tells more is wrong. */
export const MOST_DECIMALS = 36;

/** Contracts count in 256 bits, so every amount is below this. */
export const AMOUNTS_END = 2n ** 256n;
/** What `unlimited` approvals allow: the largest amount there is. */
export const UNLIMITED = AMOUNTS_END - 1n;
