import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { moneyAtom, readRateAtom } from '../atoms/account/money.js';
import { servicesAtom } from '../atoms/hostServices.js';
import { configAtom } from '../atoms/siteConfig.js';
import { localeAtom } from '../atoms/translate.js';
import { convertDollars } from '../lib/money/exchangeRate.js';
import {
  formatExactDecimal,
  formatExactDollars,
  formatFiat,
  formatMostFiat,
  type SplitFiat,
  splitFiat,
} from '../lib/text/formatMoney.js';
import { formatMoment } from '../lib/text/formatTime.js';
import { useText } from './useText.js';

/** Formats dollars, given as decimal text, in the site's display currency. */
export interface Money {
  format(dollars: string): string;
  /** Rounded up, for the most that the visitor may pay. */
  formatMost(dollars: string): string;
  /** The value at current prices, beside an earlier payment: `$0.80 now`. */
  now(dollars: string): string;
  split(dollars: string): SplitFiat;
  /** All digits, as decimal text. */
  convert(dollars: string): string;
  /** All digits, with the exchange rate used and its time. */
  exact(dollars: string): string;
}

/** Formats values in the site's currency once its exchange rate is known, and in dollars until then. */
export function useMoney(): Money {
  const locale = useAtomValue(localeAtom);
  const t = useText();
  const { clock } = useAtomValue(servicesAtom);
  const rate = useAtomValue(moneyAtom);
  const read = useSetAtom(readRateAtom);
  const { currency, rates } = useAtomValue(configAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the site may set another currency at any time.
  useEffect(() => void read(), [read, currency, rates]);
  return useMemo(
    () => ({
      format: (dollars) => formatFiat(dollars, locale, rate),
      formatMost: (dollars) => formatMostFiat(dollars, locale, rate),
      now: (dollars) => t('fee.now', { worth: formatFiat(dollars, locale, rate) }),
      split: (dollars) => splitFiat(dollars, locale, rate),
      convert: (dollars) => convertDollars(dollars, rate),
      exact(dollars) {
        const { currency, perDollar, at } = rate;
        if (at === undefined) return formatExactDollars(dollars, locale);
        return t('tokens.exact', {
          value: formatExactDecimal(convertDollars(dollars, rate), locale),
          rate: formatExactDecimal(perDollar, locale),
          currency,
          time: formatMoment(at, clock.now(), locale),
        });
      },
    }),
    [clock, locale, rate, t],
  );
}
