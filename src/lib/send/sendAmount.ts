import type { TokenBalance } from '../account/tokenBalance.js';
import { divideDecimals, multiplyDecimals, roundDecimal } from '../decimal/arithmetic.js';
import { type FieldAmount, unclearAmount } from '../decimal/fieldAmount.js';
import { isNothing } from '../decimal/isNothing.js';
import { parseDecimal } from '../decimal/parseDecimal.js';
import { currencyDigits } from '../text/formatCurrency.js';
import { formatUnits } from '../text/formatUnits.js';

/** The unit of the amount field: the token, or a currency code. */
export type AmountUnit = 'token' | Uppercase<string>;

/** The amount that the visitor wants to send, and the unit in which it is shown. */
export type SendAmount =
  | { readonly kind: 'typed'; readonly text: FieldAmount; readonly unit: AmountUnit }
  /** A share of the balance, or an amount typed in the other unit. Rounding its text never changes it. */
  | { readonly kind: 'exact'; readonly units: bigint; readonly unit: AmountUnit }
  /** Everything that can be sent. */
  | { readonly kind: 'max'; readonly unit: AmountUnit };

/** An empty amount in this unit. */
export const noAmount = (unit: AmountUnit): SendAmount => ({ kind: 'typed', text: '', unit });

/** The amount in base units, or the problem with it. */
export type ReadAmount =
  | { readonly units: bigint; readonly problem?: undefined }
  | { readonly units?: undefined; readonly problem: 'missing' | 'unclear' | 'incorrect' };

/** A token's decimals, and its price in the display currency. */
type Measure = Pick<TokenBalance, 'decimals' | 'price'>;

/**
 * The amount in base units. Money is divided by the price and rounded down, so that no more is sent than was typed. `most` is
 * the most that can be sent; undefined if unknown.
 */
export function readSendAmount(
  amount: SendAmount,
  token: Measure | undefined,
  most: bigint | undefined,
): ReadAmount {
  if (amount.kind === 'typed' && unclearAmount(amount.text)) return { problem: 'unclear' };
  if (!token) return { problem: 'missing' };
  if (amount.kind === 'typed') return readTyped(amount.text, amount.unit, token);
  const units = amount.kind === 'max' ? most : amount.units;
  // A maximum of 0 is a valid amount; a share of 0 is not.
  return units === undefined || (amount.kind === 'exact' && units === 0n)
    ? { problem: 'missing' }
    : { units };
}

function readTyped(text: FieldAmount, unit: AmountUnit, { decimals, price }: Measure): ReadAmount {
  if (typeof text !== 'string' || isNothing(text)) return { problem: 'missing' };
  if (unit === 'token') {
    const units = parseDecimal(text, decimals);
    return units === undefined ? { problem: 'incorrect' } : { units };
  }
  const money = text.replace(/\.$/, '');
  const quotient = price === undefined ? undefined : divideDecimals(money, price, decimals, 'down');
  const units = quotient === undefined ? undefined : parseDecimal(quotient, decimals);
  return units ? { units } : { problem: 'incorrect' };
}

/** The same amount in another unit. Empty if it is invalid. */
export function switchUnit(amount: SendAmount, unit: AmountUnit, token: Measure): SendAmount {
  if (amount.kind !== 'typed') return { ...amount, unit };
  const { units } = readTyped(amount.text, amount.unit, token);
  return units === undefined ? noAmount(unit) : { kind: 'exact', units, unit };
}

/** An amount in base units as text for the field. Money has its currency's usual number of decimals. */
export function writeSendAmount(units: bigint, unit: AmountUnit, { decimals, price }: Measure): string {
  const text = formatUnits(units, decimals);
  if (unit === 'token') return text;
  return price === undefined ? '' : roundDecimal(multiplyDecimals(text, price), currencyDigits(unit));
}

/** A percentage of a balance, rounded down. */
export const partOf = (amount: bigint, percent: bigint): bigint => (amount * percent) / 100n;
