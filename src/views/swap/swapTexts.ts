import { compareDecimals } from '../../lib/decimal/arithmetic.js';
import { parseDecimal } from '../../lib/decimal/parseDecimal.js';
import type { SwapToken } from '../../lib/swap/quoteSource.js';
import { readableAmount } from '../../lib/swap/swapRequest.js';
import { formatExactDecimal, formatExactToken, markCut } from '../../lib/text/formatMoney.js';

/** What a swap yields, cut to six decimals, but never nothing instead of a little: `1,980.123456 SUSD`. */
export function outputText(amount: bigint, token: SwapToken, locale: string): string {
  const cut = parseDecimal(readableAmount(amount, token), token.decimals) ?? amount;
  return formatExactToken({ ...token, amount: cut }, locale);
}

/** The same of what is expected, with a sign where the figure is shorter than the amount: `≈ 1,980.123456 SUSD`. */
export function expectedText(amount: bigint, token: SwapToken, locale: string): string {
  const text = outputText(amount, token, locale);
  return markCut(text, text !== formatExactToken({ ...token, amount }, locale));
}

/** An amount given as decimal text, with all its digits. */
function decimalText(decimal: string, symbol: string, locale: string): string {
  return `${formatExactDecimal(decimal, locale)} ${symbol}`;
}

/** Below this, a rate has more zeros than anybody counts. */
const LEAST_RATE = '0.000000000001';

/** What one of a token is in another, given as decimal text. */
export function rateText(rate: string, symbol: string, locale: string): string {
  const isTiny = compareDecimals(rate, LEAST_RATE) < 0;
  return isTiny ? `<${decimalText(LEAST_RATE, symbol, locale)}` : decimalText(rate, symbol, locale);
}

/** A percentage given as decimal text: `0.85` is 0.85%. */
export function percentText(percent: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  return format.format(Number(percent) / 100);
}
