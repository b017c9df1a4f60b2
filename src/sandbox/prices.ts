import { ownValue } from '../lib/untrusted/ownValue.js';

/** The fixed prices in cents, by symbol. Other tokens have none. */
const CENTS: Readonly<Record<string, bigint>> = {
  ETH: 250_000n,
  TWO: 50n,
  SOL: 15_000n,
  WSOL: 15_000n,
  SUSD: 100n,
  SBX: 25n,
};

/** The price of a token in cents. Undefined if it has none. */
export const centsFor = (symbol: string): bigint | undefined => ownValue(CENTS, symbol);
