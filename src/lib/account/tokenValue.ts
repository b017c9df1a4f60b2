import { addDecimals, multiplyDecimals } from '../decimal/arithmetic.js';
import { formatUnits } from '../text/formatUnits.js';
import type { TokenBalance } from './tokenBalance.js';

type Priced = Pick<TokenBalance, 'amount' | 'decimals' | 'price'>;

export interface TotalValue {
  /** Decimal text, exact. */
  readonly dollars: string;
  /** False if some tokens have no price, so that the total is partial. */
  readonly isComplete: boolean;
}

/** A balance's value in dollars, as exact decimal text. Undefined if the price is unknown. */
export function tokenValue({ amount, decimals, price }: Priced): string | undefined {
  return price === undefined ? undefined : multiplyDecimals(formatUnits(amount, decimals), price);
}

/** The total value of all balances. Undefined if none of them has a price. */
export function totalValue(tokens: readonly Priced[]): TotalValue | undefined {
  const held = tokens.filter(({ amount }) => amount > 0n);
  const known = held.map(tokenValue).filter((value) => value !== undefined);
  if (held.length > 0 && known.length === 0) return undefined;
  return { dollars: addDecimals(...known), isComplete: known.length === held.length };
}
