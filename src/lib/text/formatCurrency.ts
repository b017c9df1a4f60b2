import { roundDecimal } from '../decimal/arithmetic.js';
import { formatBalance } from './format.js';
import { joinParts, moneyParts } from './moneyParts.js';
import { numberFormat } from './numberFormat.js';

const MOST_DIGITS = 2;

/** Without `decimals`, uses the currency's usual number. */
function currencyFormat(currency: string, locale: string, decimals?: number): Intl.NumberFormat | undefined {
  // Only currency codes have a format. A service may name other units.
  if (!/^[A-Za-z]{3}$/.test(currency)) return undefined;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const look = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return numberFormat(locale, decimals === undefined ? look : { ...look, ...digits });
}

/** The usual number of decimals of a currency: 2 for dollars, none for yen. */
export function currencyDigits(currency: string): number {
  return currencyFormat(currency, 'en')?.resolvedOptions().maximumFractionDigits ?? MOST_DIGITS;
}

/** Formats money, given as decimal text: `€1,234.50`. An invalid currency code is written after the amount. */
export function formatCurrency(amount: string, currency: string, locale: string): string {
  const format = currencyFormat(currency, locale);
  return format
    ? joinParts(moneyParts(format, roundDecimal(amount, currencyDigits(currency)), locale))
    : formatBalance(amount, currency, locale);
}

/** Formats a whole amount without decimals: `€250`. */
export function formatWholeCurrency(amount: string, currency: string, locale: string): string {
  const format = currencyFormat(currency, locale, 0);
  return format ? joinParts(moneyParts(format, amount, locale)) : formatBalance(amount, currency, locale);
}

/** A currency's symbol, such as `€`, or its code if it has none. */
export function currencySymbol(currency: string, locale: string): string {
  const parts = currencyFormat(currency, locale)?.formatToParts(0);
  return parts?.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** A currency's name, such as `Euro`, or its code if unknown. */
export function currencyName(currency: string, locale: string): string {
  if (!/^[A-Za-z]{3}$/.test(currency)) return currency;
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency;
}
