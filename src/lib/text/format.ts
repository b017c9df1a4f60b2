import { BALANCE_DECIMALS } from '../constants.js';
import { isNothing } from '../decimal/isNothing.js';
import { truncateDecimals } from './formatUnits.js';
import { numberFormat } from './numberFormat.js';

/**
 * Formats a balance for display: truncated (never rounded up) to at most 3 decimals, and formatted for the locale. A
 * smaller positive balance shows as `<0.001`, so that it never looks like zero.
 */
export function formatBalance(decimal: string, symbol: string, locale: string): string {
  const cut = truncateDecimals(decimal, BALANCE_DECIMALS);
  const isDust = isNothing(cut) && !isNothing(decimal);
  const shown = isDust ? `0.${'0'.repeat(BALANCE_DECIMALS - 1)}1` : cut;
  const number = numberFormat(locale, {
    maximumFractionDigits: BALANCE_DECIMALS,
    // Intl formats a decimal text exactly; a number would lose digits of large balances.
  }).format(shown as `${number}`);
  return `${isDust ? '<' : ''}${number} ${symbol}`.trimEnd();
}
