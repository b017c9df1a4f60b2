import { tokenValue } from '../account/tokenValue.js';
import { addDecimals, compareDecimals, divideDecimals, multiplyDecimals } from '../decimal/arithmetic.js';
import { type BasisPoints, WHOLE } from './slippage.js';
import { PROVIDER_FEE } from './swapConstants.js';
import { type SwapLoss, swapLoss } from './swapLoss.js';
import { type SwapAmount, type SwapRates, swapRates } from './swapRates.js';
import { netValue, type ValueGate, valueGate } from './valueGate.js';

/** An amount with the price of one token in dollars, as decimal text; undefined if it is unknown. */
export interface PricedAmount extends SwapAmount {
  readonly price: string | undefined;
}

export interface SwapTerms {
  readonly sold: PricedAmount;
  readonly bought: PricedAmount;
  readonly slippage: BasisPoints;
  /** What the visitor pays for the network in the native currency: 0 if somebody else may pay. Undefined if it is unknown. */
  readonly cost: PricedAmount | undefined;
  /** What is lost to the price as the source says, in percent as decimal text. */
  readonly toldImpact?: string | undefined;
  /** Whether no list vouches for one of the tokens. */
  readonly isUnlisted?: boolean | undefined;
  /** What the built call guarantees, in base units; `none` if nothing. Undefined before a call has been built. */
  readonly guaranteed?: bigint | 'none' | undefined;
}

/**
 * What is shown of a quote. What one pays is rounded up, what one gets down; amounts are in base units, dollars decimal
 * text with three decimals. Undefined figures are unknown.
 */
export interface SwapFigures {
  readonly rates: SwapRates | undefined;
  /** How much less than by its price one gets, in percent with three decimals, rounded up. Negative if one gets more. */
  readonly priceImpact: string | undefined;
  readonly soldValue: string | undefined;
  readonly boughtValue: string | undefined;
  /** What is left of the bought tokens' value after the network's cost. */
  readonly keptValue: string | undefined;
  readonly costValue: string | undefined;
  /** What is lost of the value. Undefined if nobody knows it. */
  readonly loss: SwapLoss | undefined;
  /**
   * The least that the swap yields: with less, it fails and only the network is paid. Before a call has been built, what the
   * slippage makes of the quote. Undefined if the call guarantees nothing.
   */
  readonly minReceived: bigint | undefined;
  readonly maxSlippage: bigint;
  /** Of what is sold. It is part of the quote. */
  readonly providerFee: bigint;
  readonly gate: ValueGate;
}

const DOLLAR_DECIMALS = 3;
const PERCENT_DECIMALS = 3;

/** A part of an amount, rounded up. */
const partOf = (amount: bigint, part: BasisPoints) =>
  (amount * BigInt(part) + BigInt(WHOLE - 1)) / BigInt(WHOLE);

/** Rounds towards more for `up`, towards less for `down`, unlike rounding of sizes. */
function roundTowards(dividend: string, divisor: string, places: number, towards: 'more' | 'less') {
  const isNegative = compareDecimals(dividend, '0') < 0;
  return divideDecimals(dividend, divisor, places, isNegative === (towards === 'less') ? 'up' : 'down');
}

const roundDollars = (dollars: string | undefined, towards: 'more' | 'less') =>
  dollars === undefined ? undefined : roundTowards(dollars, '1', DOLLAR_DECIMALS, towards);

/**
 * How much of its value a swap loses to the price, in percent: `(sold - bought) / sold × 100`. Undefined if a price is
 * unknown or zero.
 */
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
    // Nothing is worth nothing at any price.
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
