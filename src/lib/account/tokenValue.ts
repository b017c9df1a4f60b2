import { addDecimals, multiplyDecimals } from '../decimal/arithmetic.js';
import { formatUnits } from '../text/formatUnits.js';
import type { TokenBalance } from './tokenBalance.js';

type Priced = Pick<TokenBalance, 'amount' | 'decimals' | 'price'>;

export interface TotalValue {
  /** Decimal text, exact. */
  readonly dollars: string;
  /** False if there are tokens without a price, so that this is not the whole. */
  readonly isComplete: boolean;
}

/** What a balance is worth in dollars, as exact decimal text. Undefined if the price is unknown. */
export function tokenValue({ amount, decimals, price }: Priced): string | undefined {
  return price === undefined ? undefined : multiplyDecimals(formatUnits(amount, decimals), price);
}

/** What all balances are worth together. Undefined if nothing is known of any of them. */
export function totalValue(tokens: readonly Priced[]): TotalValue | undefined {
  const held = tokens.filter(({ amount }) => amount > 0n);
  const known = held.map(tokenValue).filter((value) => value !== undefined);
  if (held.length > 0 && known.length === 0) return undefined;
  return { dollars: addDecimals(...known), isComplete: known.length === held.length };
}
