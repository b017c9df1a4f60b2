import { compareDecimals, divideDecimals, roundDecimal } from '../decimal/arithmetic.js';
import { parseDecimal } from '../decimal/parseDecimal.js';
import { writeAmountInput } from '../decimal/readAmountInput.js';
import { formatUnits } from './formatUnits.js';
import { formatBalance } from './format.js';

/** An amount of dollars in two parts, such as `$1,234` and `.57`, to show them in different sizes. */
export interface SplitFiat {
  readonly whole: string;
  readonly cents: string;
}

/** An amount of a token in base units. */
export interface TokenAmount {
  readonly amount: bigint;
  readonly decimals: number;
  readonly symbol: string;
}

// Intl formats a decimal text exactly. A number would lose digits of large amounts.
const roundToCents = (dollars: string) => roundDecimal(dollars, 2) as `${number}`;

const inDollars = (locale: string) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });

const isDust = (dollars: string) => compareDecimals(dollars, '0') > 0 && compareDecimals(dollars, '0.01') < 0;

/**
 * Formats dollars, given as decimal text, with 2 decimals: `$1,234.57`. Rounds half away from zero. Less than a cent
 * shows as `<$0.01`, so that it never looks like nothing. Throws a RangeError if the text is not decimal.
 */
export function formatFiat(dollars: string, locale: string): string {
  const { whole, cents } = splitFiat(dollars, locale);
  return whole + cents;
}

/** The same in two parts. The second one begins with the decimal separator. */
export function splitFiat(dollars: string, locale: string): SplitFiat {
  const less = isDust(dollars);
  const parts = inDollars(locale).formatToParts(less ? '0.01' : roundToCents(dollars));
  const point = parts.findIndex(({ type }) => type === 'decimal');
  const join = (some: typeof parts) => some.map(({ value }) => value).join('');
  return { whole: `${less ? '<' : ''}${join(parts.slice(0, point))}`, cents: join(parts.slice(point)) };
}

/** Formats an amount of a token, cut to at most 3 decimals: `1.234 ETH`. */
export function formatToken({ amount, decimals, symbol }: TokenAmount, locale: string): string {
  return formatBalance(formatUnits(amount, decimals), symbol, locale);
}

/** Formats what somebody pays at most: rounded up to three digits that count, so that nobody pays more. */
export function formatMost({ amount, decimals, symbol }: TokenAmount, locale: string): string {
  const step = 10n ** BigInt(Math.max(0, `${amount}`.length - 3));
  return formatExactToken({ amount: ((amount + step - 1n) / step) * step, decimals, symbol }, locale);
}

/** The same for dollars: rounded up to cents. */
export function formatMostFiat(dollars: string, locale: string): string {
  return formatFiat(divideDecimals(dollars, '1', 2, 'up') ?? dollars, locale);
}

/** Formats an amount of a token with all its digits, for tooltips and confirmations. */
export function formatExactToken({ amount, decimals, symbol }: TokenAmount, locale: string): string {
  const [whole = '', fraction] = formatUnits(amount, decimals).split('.');
  // Engines limit how many decimals Intl writes, some to 20.
  const rest = fraction ? writeAmountInput(`.${fraction}`, locale) : '';
  return `${new Intl.NumberFormat(locale).format(BigInt(whole))}${rest} ${symbol}`.trimEnd();
}

/** Formats decimal text with all its digits: `1980.5` is `1,980.5`. Other text stays as it is. */
export function formatExactDecimal(decimal: string, locale: string): string {
  const decimals = decimal.split('.')[1]?.length ?? 0;
  const amount = parseDecimal(decimal, decimals);
  return amount === undefined ? decimal : formatExactToken({ amount, decimals, symbol: '' }, locale);
}
