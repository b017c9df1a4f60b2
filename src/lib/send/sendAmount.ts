import type { TokenBalance } from '../account/tokenBalance.js';
import { divideDecimals, multiplyDecimals, roundDecimal } from '../decimal/arithmetic.js';
import { parseDecimal } from '../decimal/parseDecimal.js';
import { formatUnits } from '../text/decimal.js';

/** What an amount is typed in. */
export type AmountUnit = 'token' | 'dollars';

export interface TypedAmount {
  /** Decimal text, as `readAmountInput` reads it; empty if nothing is typed. */
  readonly text: string;
  readonly unit: AmountUnit;
}

/** Base units, or why there are none. */
export type ReadAmount =
  | { readonly units: bigint; readonly problem?: undefined }
  | { readonly units?: undefined; readonly problem: 'missing' | 'incorrect' };

type Measure = Pick<TokenBalance, 'decimals' | 'price'>;

const isNothing = (decimal: string) => !/[1-9]/.test(decimal);

/** The amount in base units. Dollars are divided by the price and rounded down: nobody sends more than was typed. */
export function readSendAmount({ text, unit }: TypedAmount, { decimals, price }: Measure): ReadAmount {
  if (isNothing(text)) return { problem: 'missing' };
  if (unit === 'token') {
    const units = parseDecimal(text, decimals);
    return units === undefined ? { problem: 'incorrect' } : { units };
  }
  const dollars = text.replace(/\.$/, '');
  const quotient = price === undefined ? undefined : divideDecimals(dollars, price, decimals, 'down');
  const units = quotient === undefined ? undefined : parseDecimal(quotient, decimals);
  return units ? { units } : { problem: 'incorrect' };
}

/** The same amount in the other unit, as text for the field. Empty if nothing is typed or the price is unknown. */
export function convertAmount(typed: TypedAmount, token: Measure): TypedAmount {
  const { units } = readSendAmount(typed, token);
  const unit = typed.unit === 'token' ? 'dollars' : 'token';
  return { text: units === undefined ? '' : writeSendAmount(units, unit, token), unit };
}

/** An amount in base units as text for the field. Dollars have two decimals. */
export function writeSendAmount(units: bigint, unit: AmountUnit, { decimals, price }: Measure): string {
  const text = formatUnits(units, decimals);
  if (unit === 'token') return text;
  return price === undefined ? '' : roundDecimal(multiplyDecimals(text, price), 2);
}

/** A part of a balance, rounded down. */
export const partOf = (amount: bigint, percent: bigint): bigint => (amount * percent) / 100n;
