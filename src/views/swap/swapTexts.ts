import { compareDecimals } from '../../lib/decimal/arithmetic.js';
import { parseDecimal } from '../../lib/decimal/parseDecimal.js';
import type { SwapToken } from '../../lib/swap/quoteSource.js';
import { readableAmount } from '../../lib/swap/swapRequest.js';
import { formatExactDecimal, formatExactToken, markCut } from '../../lib/text/formatMoney.js';

/** The output of a swap, truncated to six decimals: `1,980.123456 SUSD`. Never shows a tiny amount as zero. */
export function outputText(amount: bigint, token: SwapToken, locale: string): string {
  const cut = parseDecimal(readableAmount(amount, token), token.decimals) ?? amount;
  return formatExactToken({ ...token, amount: cut }, locale);
}

/** Formats an expected output the same way, and marks it if digits are left out: `≈ 1,980.123456 SUSD`. */
export function expectedText(amount: bigint, token: SwapToken, locale: string): string {
  const text = outputText(amount, token, locale);
  return markCut(text, text !== formatExactToken({ ...token, amount }, locale));
}

/** Formats an amount, given as decimal text, with all its digits. */
function decimalText(decimal: string, symbol: string, locale: string): string {
  return `${formatExactDecimal(decimal, locale)} ${symbol}`;
}

/** A lower rate would have too many zeros to count. */
const LEAST_RATE = '0.000000000001';

/** Formats the price of one token in another. The rate is given as decimal text. */
export function rateText(rate: string, symbol: string, locale: string): string {
  const isTiny = compareDecimals(rate, LEAST_RATE) < 0;
  return isTiny ? `<${decimalText(LEAST_RATE, symbol, locale)}` : decimalText(rate, symbol, locale);
}

/** A percentage given as decimal text: `0.85` is 0.85%. */
export function percentText(percent: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  return format.format(Number(percent) / 100);
}
