import { multiplyDecimals } from '../decimal/arithmetic.js';

/** What values are shown in. Prices are in US dollars everywhere else. */
export interface ExchangeRate {
  /** The code of ISO 4217, such as `EUR`. */
  readonly currency: Uppercase<string>;
  /** How much of it one US dollar is worth, as decimal text, more than zero. */
  readonly perDollar: string;
  /** When that was so, in milliseconds since 1970. Undefined for dollars themselves. */
  readonly at: number | undefined;
}

/** A site's own source of exchange rates. */
export interface RateSource {
  /**
   * What one US dollar is worth in a currency (ISO 4217): decimal text, or a number. `at` says since when, in
   * milliseconds since 1970; without it, the rate counts as of now. Undefined if it is not known.
   */
  rate(
    currency: string,
    options: { signal: AbortSignal },
  ): Promise<{ readonly perDollar: string | number; readonly at?: number | undefined } | undefined>;
}

/** The code of a currency, as ISO 4217 writes it. */
export const CURRENCY_CODE = /^[A-Z]{3}$/;

export const DOLLARS: ExchangeRate = { currency: 'USD', perDollar: '1', at: undefined };

/** Converts dollars, given as decimal text, exactly. */
export const convertDollars = (dollars: string, { perDollar }: ExchangeRate): string =>
  perDollar === '1' ? dollars : multiplyDecimals(dollars, perDollar);
