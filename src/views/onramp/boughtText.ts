import { isNothing } from '../../lib/decimal/isNothing.js';
import { truncateDecimals } from '../../lib/text/formatUnits.js';

/** Enough for a dollar's worth of the dearest currency. */
const MOST_DECIMALS = 8;
/** Of larger amounts, fewer decimals say as much. */
const USUAL_DECIMALS = 6;

/** What is bought, given as decimal text: cut, never rounded up. */
export function boughtText(amount: string, symbol: string, locale: string): string {
  const usual = truncateDecimals(amount, USUAL_DECIMALS);
  const cut = isNothing(usual) ? truncateDecimals(amount, MOST_DECIMALS) : usual;
  // Intl formats a decimal text exactly. A number would lose digits of large amounts.
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_DECIMALS });
  return `${format.format(cut as `${number}`)} ${symbol}`.trimEnd();
}
