import { tokenValue } from '../account/tokenValue.js';
import { addDecimals, compareDecimals, divideDecimals, multiplyDecimals } from '../decimal/arithmetic.js';
import { type BasisPoints, WHOLE } from './slippage.js';
import { PROVIDER_FEE } from './swapConstants.js';
import { type SwapLoss, swapLoss } from './swapLoss.js';
import { type SwapAmount, type SwapRates, swapRates } from './swapRates.js';
import { netValue, type ValueGate, valueGate } from './valueGate.js';

/** An amount with the token's price in dollars, as decimal text. Undefined if the price is unknown. */
export interface PricedAmount extends SwapAmount {
  readonly price: string | undefined;
}

export interface SwapTerms {
  readonly sold: PricedAmount;
  readonly bought: PricedAmount;
  readonly slippage: BasisPoints;
  /** The network cost that the visitor pays, in the native currency: 0 if it may be sponsored. Undefined if unknown. */
  readonly cost: PricedAmount | undefined;
  /** The price impact according to the source, in percent as decimal text. */
  readonly toldImpact?: string | undefined;
  /** Whether one of the tokens is on no token list. */
  readonly isUnlisted?: boolean | undefined;
  /**
   * The minimum that the built call guarantees, in base units; `none` if it guarantees nothing. Undefined until a call is
   * built.
   */
  readonly guaranteed?: bigint | 'none' | undefined;
}

/**
 * The figures shown for a quote. Amounts paid are rounded up, amounts received down. Amounts are in base units; dollars are
 * decimal text with three decimals. Undefined figures are unknown.
 */
export interface SwapFigures {
  readonly rates: SwapRates | undefined;
  /**
   * How much less value is received than paid at market prices, in percent with three decimals, rounded up. Negative for a
   * gain.
   */
  readonly priceImpact: string | undefined;
  readonly soldValue: string | undefined;
  readonly boughtValue: string | undefined;
  /** The bought tokens' value less the network cost. */
  readonly keptValue: string | undefined;
  readonly costValue: string | undefined;
  /** The loss in value. Undefined if unknown. */
  readonly loss: SwapLoss | undefined;
  /**
   * The least that the swap yields: below this, it fails and only the network fee is spent. Until a call is built, the quote
   * less the slippage. Undefined if the call guarantees nothing.
   */
  readonly minReceived: bigint | undefined;
  readonly maxSlippage: bigint;
  /** Taken from the sold token and included in the quote. */
  readonly providerFee: bigint;
  readonly gate: ValueGate;
}

const DOLLAR_DECIMALS = 3;
const PERCENT_DECIMALS = 3;

/** A share of an amount, rounded up. */
const partOf = (amount: bigint, part: BasisPoints) =>
  (amount * BigInt(part) + BigInt(WHOLE - 1)) / BigInt(WHOLE);

/** Rounds to a greater or a lesser value, whereas `divideDecimals` rounds away from zero or towards it. */
function roundTowards(dividend: string, divisor: string, places: number, towards: 'more' | 'less') {
  const isNegative = compareDecimals(dividend, '0') < 0;
  return divideDecimals(dividend, divisor, places, isNegative === (towards === 'less') ? 'up' : 'down');
}

const roundDollars = (dollars: string | undefined, towards: 'more' | 'less') =>
  dollars === undefined ? undefined : roundTowards(dollars, '1', DOLLAR_DECIMALS, towards);

/** The price impact in percent: `(sold - bought) / sold × 100`, in value. Undefined if a price is unknown or zero. */
export function priceImpact(
  sold: PricedAmount,
  bought: PricedAmount,
  places = PERCENT_DECIMALS,
): string | undefined {
  const [paid, received] = [tokenValue(sold), tokenValue(bought)];
  if (paid === undefined || received === undefined) return undefined;
  const lost = addDecimals(paid, multiplyDecimals(received, '-1'));
  return roundTowards(multiplyDecimals(lost, '100'), paid, places, 'more');
}

const strictest = (one: ValueGate, other: ValueGate) => (one === 'none' ? other : one);

const smaller = (one: bigint, other: bigint) => (one < other ? one : other);

export function swapFigures(terms: SwapTerms): SwapFigures {
  const { sold, bought, slippage, cost, toldImpact, isUnlisted, guaranteed } = terms;
  const maxSlippage = partOf(bought.amount, slippage);
  const values = {
    from: tokenValue(sold),
    to: tokenValue(bought),
    // A cost of 0 is worth 0 even without a price.
    cost: cost && (cost.amount === 0n ? '0' : tokenValue(cost)),
  };
  return {
    rates: swapRates(sold, bought),
    priceImpact: priceImpact(sold, bought),
    soldValue: roundDollars(values.from, 'more'),
    boughtValue: roundDollars(values.to, 'less'),
    keptValue: roundDollars(netValue(values), 'less'),
    costValue: roundDollars(values.cost, 'more'),
    loss: swapLoss(values, toldImpact),
    minReceived:
      guaranteed === 'none' ? undefined : smaller(guaranteed ?? bought.amount - maxSlippage, bought.amount),
    maxSlippage,
    providerFee: partOf(sold.amount, PROVIDER_FEE),
    gate: strictest(valueGate(values, toldImpact), guaranteed === 'none' || isUnlisted ? 'confirm' : 'none'),
  };
}
