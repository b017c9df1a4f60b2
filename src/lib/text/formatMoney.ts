import { compareDecimals, divideDecimals, roundDecimal } from '../decimal/arithmetic.js';
import { parseDecimal } from '../decimal/parseDecimal.js';
import { writeAmountInput } from '../decimal/readAmountInput.js';
import { mostFee } from '../fees/shownFee.js';
import { convertDollars, DOLLARS, type ExchangeRate } from '../money/exchangeRate.js';
import { formatBalance } from './format.js';
import { currencyDigits } from './formatCurrency.js';
import { formatUnits } from './formatUnits.js';
import { joinParts, moneyParts } from './moneyParts.js';
import { numberFormat } from './numberFormat.js';

/** An amount of money in two parts, such as `$1,234` and `.57`, to show them in different sizes. */
export interface SplitFiat {
  readonly whole: string;
  /** Empty for currencies without decimals. */
  readonly cents: string;
}

/** An amount of a token in base units. */
export interface TokenAmount {
  readonly amount: bigint;
  readonly decimals: number;
  readonly symbol: string;
}

/** The smallest amount in a currency: `0.01` with two decimals, `1` with none. */
const leastOf = (decimals: number) => formatUnits(1n, decimals);

/**
 * Formats dollars, given as decimal text, in the display currency with its usual decimals: `$1,234.57`. Rounds half away from
 * zero. A smaller positive amount shows as `<$0.01`, so that it never looks like zero. Throws a RangeError if the text isn't
 * decimal.
 */
export function formatFiat(dollars: string, locale: string, rate: ExchangeRate = DOLLARS): string {
  const { whole, cents } = splitFiat(dollars, locale, rate);
  return whole + cents;
}

/** Like `formatFiat`, in two parts. The second one begins with the decimal separator. */
export function splitFiat(dollars: string, locale: string, rate: ExchangeRate = DOLLARS): SplitFiat {
  const value = convertDollars(dollars, rate);
  const format = numberFormat(locale, { style: 'currency', currency: rate.currency });
  const decimals = currencyDigits(rate.currency);
  const least = leastOf(decimals);
  const isLess = compareDecimals(value, '0') > 0 && compareDecimals(value, least) < 0;
  const parts = moneyParts(format, isLess ? least : roundDecimal(value, decimals), locale);
  const point = parts.findIndex(({ type }) => type === 'decimal');
  const end = point < 0 ? parts.length : point;
  return {
    whole: `${isLess ? '<' : ''}${joinParts(parts.slice(0, end))}`,
    cents: joinParts(parts.slice(end)),
  };
}

/** Formats a token amount, cut to at most 3 decimals: `1.234 ETH`. */
export function formatToken({ amount, decimals, symbol }: TokenAmount, locale: string): string {
  return formatBalance(formatUnits(amount, decimals), symbol, locale);
}

/** Puts "≈" before a figure that has fewer digits than its amount. */
export const markCut = (figure: string, isCut: boolean): string => (isCut ? `≈ ${figure}` : figure);

/** Formats a maximum cost, rounded up to three significant digits, so that the visitor never pays more than shown. */
export function formatMost({ amount, decimals, symbol }: TokenAmount, locale: string): string {
  return formatExactToken({ amount: mostFee(amount), decimals, symbol }, locale);
}

/** Formats a maximum cost in dollars, rounded up to the display currency's decimals. */
export function formatMostFiat(dollars: string, locale: string, rate: ExchangeRate = DOLLARS): string {
  const value = convertDollars(dollars, rate);
  const most = divideDecimals(value, '1', currencyDigits(rate.currency), 'up') ?? value;
  return formatFiat(most, locale, { ...rate, perDollar: '1' });
}

/** Formats a token amount with all its digits, for tooltips and confirmations. */
export function formatExactToken({ amount, decimals, symbol }: TokenAmount, locale: string): string {
  const [whole = '', fraction] = formatUnits(amount, decimals).split('.');
  // Intl limits the number of decimals, to 20 in some browsers.
  const rest = fraction ? writeAmountInput(`.${fraction}`, locale) : '';
  return `${numberFormat(locale, {}).format(BigInt(whole))}${rest} ${symbol}`.trimEnd();
}

/** Formats decimal text with all its digits: `1980.5` is `1,980.5`. Other text stays unchanged. */
export function formatExactDecimal(decimal: string, locale: string): string {
  const decimals = decimal.split('.')[1]?.length ?? 0;
  const amount = parseDecimal(decimal, decimals);
  return amount === undefined ? decimal : formatExactToken({ amount, decimals, symbol: '' }, locale);
}

/** Formats dollars with all their digits: `1980.005` is `$1,980.005`. */
export function formatExactDollars(dollars: string, locale: string): string {
  const look = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
  const parts = moneyParts(numberFormat(locale, look), '1', locale);
  const exact = formatExactDecimal(dollars, locale);
  return joinParts(parts.map((part) => (part.type === 'integer' ? { ...part, value: exact } : part)));
}
