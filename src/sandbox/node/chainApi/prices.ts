import { formatUnits } from 'viem';
import { ownValue } from '../../../lib/untrusted/ownValue.js';
import { iconFor } from '../../icon.js';
import type { Asset } from './chainLedger.js';

/** The fixed prices in cents, by symbol. Other tokens have none. */
const CENTS: Readonly<Record<string, bigint>> = {
  ETH: 250_000n,
  TWO: 50n,
  SOL: 15_000n,
  WSOL: 15_000n,
  SUSD: 100n,
  SBX: 25n,
};

/** The price of a token in cents; 0 for an unknown one. */
export const priceInCents = ({ symbol }: Pick<Asset, 'symbol'>): bigint => ownValue(CENTS, symbol) ?? 0n;

/** The price of a token in dollars; 0 for an unknown one, as the hosted service answers. */
export const priceOf = (asset: Asset): number => Number(formatUnits(priceInCents(asset), 2));

/** The value of an amount in dollars. Undefined if the token has no price. */
export function worthOf({ symbol, decimals }: Asset, amount: bigint): number | undefined {
  const cents = ownValue(CENTS, symbol);
  return cents === undefined ? undefined : Number(formatUnits(amount * cents, decimals + 2));
}

/** The picture itself: pages may load no other from a local server. */
export const iconOf = ({ symbol }: Asset): string => iconFor(symbol);
