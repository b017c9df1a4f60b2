import { isNothing } from '../../lib/decimal/isNothing.js';
import { truncateDecimals } from '../../lib/text/formatUnits.js';

/** Enough for a dollar's worth of the most valuable currency. */
const MOST_DECIMALS = 8;
/** Enough for larger amounts. */
const USUAL_DECIMALS = 6;

/** The amount bought. Takes decimal text and truncates it, never rounds it up. */
export function boughtText(amount: string, symbol: string, locale: string): string {
  const usual = truncateDecimals(amount, USUAL_DECIMALS);
  const cut = isNothing(usual) ? truncateDecimals(amount, MOST_DECIMALS) : usual;
  // Intl formats decimal text exactly. A number would lose digits of large amounts.
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_DECIMALS });
  return `${format.format(cut as `${number}`)} ${symbol}`.trimEnd();
}
