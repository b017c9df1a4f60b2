import { multiplyDecimals } from '../decimal/arithmetic.js';

/** The display currency for values. Prices are in US dollars everywhere else. */
export interface ExchangeRate {
  /** The ISO 4217 code, such as `EUR`. */
  readonly currency: Uppercase<string>;
  /** The value of one US dollar in this currency, as decimal text, more than zero. */
  readonly perDollar: string;
  /** The time of the rate, in milliseconds since 1970. Undefined for dollars themselves. */
  readonly at: number | undefined;
}

/** A site's own source of exchange rates. */
export interface RateSource {
  /**
   * The value of one US dollar in a currency (ISO 4217), as decimal text or a number. `at` is the time of the rate, in
   * milliseconds since 1970; without it, the rate counts as current. Undefined if unknown.
   */
  rate(
    currency: string,
    options: { signal: AbortSignal },
  ): Promise<{ readonly perDollar: string | number; readonly at?: number | undefined } | undefined>;
}

/** The form of an ISO 4217 currency code. */
export const CURRENCY_CODE = /^[A-Z]{3}$/;

export const DOLLARS: ExchangeRate = { currency: 'USD', perDollar: '1', at: undefined };

/** Converts dollars, given as decimal text, exactly. */
export const convertDollars = (dollars: string, { perDollar }: ExchangeRate): string =>
  perDollar === '1' ? dollars : multiplyDecimals(dollars, perDollar);
