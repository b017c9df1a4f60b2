import { BALANCE_DECIMALS } from '../constants.js';
import { truncateDecimals } from './decimal.js';

/**
 * A balance for the screen: cut (never rounded up) to at most 3 decimals, grouped and signed as the language does it.
 * What is there but smaller than the last decimal shows as `<0.001`, so that it never looks like nothing.
 */
export function formatBalance(decimal: string, symbol: string, locale: string): string {
  const cut = truncateDecimals(decimal, BALANCE_DECIMALS);
  const isDust = /[1-9]/.test(decimal) && !/[1-9]/.test(cut);
  const shown = isDust ? `0.${'0'.repeat(BALANCE_DECIMALS - 1)}1` : cut;
  const number = new Intl.NumberFormat(locale, {
    maximumFractionDigits: BALANCE_DECIMALS,
    // Intl reads a decimal text exactly; a number would lose digits of large balances.
  }).format(shown as `${number}`);
  return `${isDust ? '<' : ''}${number} ${symbol}`.trimEnd();
}
