import type { TokenBalance } from '../account/tokenBalance.js';
import { divideDecimals, multiplyDecimals, roundDecimal } from '../decimal/arithmetic.js';
import { type FieldAmount, unclearAmount } from '../decimal/fieldAmount.js';
import { isNothing } from '../decimal/isNothing.js';
import { parseDecimal } from '../decimal/parseDecimal.js';
import { currencyDigits } from '../text/formatCurrency.js';
import { formatUnits } from '../text/formatUnits.js';

/** What an amount is typed in: the token, or money (the code of its currency). */
export type AmountUnit = 'token' | Uppercase<string>;

/** What the visitor wants to send of a token, and in which unit they see it. */
export type SendAmount =
  | { readonly kind: 'typed'; readonly text: FieldAmount; readonly unit: AmountUnit }
  /** A part of the balance, or what was typed in the other unit: rounding its text never changes it. */
  | { readonly kind: 'exact'; readonly units: bigint; readonly unit: AmountUnit }
  /** All that can be sent. */
  | { readonly kind: 'max'; readonly unit: AmountUnit };

/** Nothing, to be typed in this unit. */
export const noAmount = (unit: AmountUnit): SendAmount => ({ kind: 'typed', text: '', unit });

/** Base units, or why there are none. */
export type ReadAmount =
  | { readonly units: bigint; readonly problem?: undefined }
  | { readonly units?: undefined; readonly problem: 'missing' | 'unclear' | 'incorrect' };

/** A token's decimals, and its price in the currency that values are shown in. */
type Measure = Pick<TokenBalance, 'decimals' | 'price'>;

/**
 * The amount in base units. Money is divided by the price and rounded down: nobody sends more than was typed. `most` is
 * all that can be sent, undefined if that is unknown.
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
  // All of nothing is an answer; a part of it is not.
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

/** The same amount in another unit. Nothing if it could not be read. */
export function switchUnit(amount: SendAmount, unit: AmountUnit, token: Measure): SendAmount {
  if (amount.kind !== 'typed') return { ...amount, unit };
  const { units } = readTyped(amount.text, amount.unit, token);
  return units === undefined ? noAmount(unit) : { kind: 'exact', units, unit };
}

/** An amount in base units as text for the field. Money has the decimals of its currency. */
export function writeSendAmount(units: bigint, unit: AmountUnit, { decimals, price }: Measure): string {
  const text = formatUnits(units, decimals);
  if (unit === 'token') return text;
  return price === undefined ? '' : roundDecimal(multiplyDecimals(text, price), currencyDigits(unit));
}

/** A part of a balance, rounded down. */
export const partOf = (amount: bigint, percent: bigint): bigint => (amount * percent) / 100n;
