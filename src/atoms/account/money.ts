import { atom } from 'jotai/vanilla';
import { WalletModalError } from '../../lib/errors.js';
import { DOLLARS, type ExchangeRate } from '../../lib/money/exchangeRate.js';
import { servicesAtom } from '../hostServices.js';
import { configAtom } from '../siteConfig.js';
import { polledAtom } from '../util/polledAtom.js';

/** Lifetime of an exchange rate, in ms. */
const RATE_REFRESH_MS = 600_000;

interface KeptRate {
  /** The currency that the site had set at that time. */
  readonly wanted: string;
  readonly source: unknown;
  readonly readAt: number;
  /** Undefined while reading, and after a failure. */
  readonly rate: ExchangeRate | undefined;
}

const cell = atom<KeptRate | undefined>(undefined);

/** Reads the rate of the site's currency, unless it was read in the last ten minutes. A failure removes the old rate. */
export const readRateAtom = atom(null, async (get, set) => {
  const { currency: wanted, rates: source } = get(configAtom);
  const { clock, host, openAccountData } = get(servicesAtom);
  const last = get(cell);
  const isSame = last?.wanted === wanted && last.source === source;
  if (!wanted || (isSame && clock.now() - last.readAt < RATE_REFRESH_MS)) return;
  const mine: KeptRate = { wanted, source, readAt: clock.now(), rate: isSame ? last.rate : undefined };
  set(cell, mine);
  let rate: ExchangeRate | undefined;
  try {
    const data = await openAccountData();
    rate = await data.rate({ signal: new AbortController().signal });
  } catch (error) {
    if (error instanceof WalletModalError) host.report(error);
  }
  if (get(cell) === mine) set(cell, { ...mine, rate });
});

/**
 * The currency for values: the site's once its rate is known, otherwise US dollars. While mounted, the rate is read again every
 * ten minutes, because values stay on screen for hours.
 */
export const moneyAtom = polledAtom(
  (get): ExchangeRate => {
    const kept = get(cell);
    const { currency, rates } = get(configAtom);
    return (kept?.wanted === currency && kept.source === rates && kept.rate) || DOLLARS;
  },
  RATE_REFRESH_MS,
  (_get, set) => () => set(readRateAtom),
);
