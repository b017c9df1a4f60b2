import { formatUnits } from 'viem';
import { centsFor } from '../../prices.js';
import { tokenIcon } from '../../tokenIcon.js';
import type { Asset } from './chainLedger.js';

/** The price of a token in cents; 0 for an unknown one. */
export const priceInCents = ({ symbol }: Pick<Asset, 'symbol'>): bigint => centsFor(symbol) ?? 0n;

/** The price of a token in dollars; 0 for an unknown one, like the hosted service's answer. */
export const priceOf = (asset: Asset): number => Number(formatUnits(priceInCents(asset), 2));

/** The value of an amount in dollars. Undefined if the token has no price. */
export function worthOf({ symbol, decimals }: Asset, amount: bigint): number | undefined {
  const cents = centsFor(symbol);
  return cents === undefined ? undefined : Number(formatUnits(amount * cents, decimals + 2));
}

/** The picture as a `data:` URL: pages may not load others from a local server. */
export const iconOf = ({ symbol }: Asset): string => tokenIcon(symbol);
