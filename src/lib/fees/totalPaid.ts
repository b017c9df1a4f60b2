import { tokenValue } from '../account/tokenValue.js';
import { addDecimals } from '../decimal/arithmetic.js';

/** An amount in base units, with the price of one token in dollars as decimal text; undefined if unknown. */
export interface PricedUnits {
  readonly amount: bigint;
  readonly decimals: number;
  readonly price: string | undefined;
}

export interface PaidAmount extends PricedUnits {
  readonly isNative: boolean;
}

/** The sum of a payment and its fee: in the native currency if both are, and in dollars if the prices are known. */
export type Total =
  | { readonly native: bigint; readonly dollars: string | undefined }
  | { readonly native: undefined; readonly dollars: string };

/**
 * The sum of a payment and the network fee, which is in the native currency. Undefined if they cannot be added: amounts of two
 * tokens only add up in money, and only if both prices are known.
 */
export function totalPaid(paid: PaidAmount, fee: PricedUnits): Total | undefined {
  if (paid.isNative) {
    const native = paid.amount + fee.amount;
    return { native, dollars: tokenValue({ ...fee, amount: native }) };
  }
  const [worth, feeWorth] = [tokenValue(paid), tokenValue(fee)];
  if (worth === undefined || feeWorth === undefined) return undefined;
  return { native: undefined, dollars: addDecimals(worth, feeWorth) };
}
