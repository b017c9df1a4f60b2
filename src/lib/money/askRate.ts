import type { Clock } from '../clock.js';
import { compareDecimals } from '../decimal/arithmetic.js';
import { readDecimal } from '../decimal/readDecimal.js';
import { WalletModalError } from '../errors.js';
import { toMessage } from '../errorText.js';
import { shorten } from '../text/shorten.js';
import { readFields } from '../untrusted/readFields.js';
import { wait } from '../wait.js';
import { CURRENCY_CODE, DOLLARS, type ExchangeRate, type RateSource } from './exchangeRate.js';

const DEADLINE_MS = 10_000;
/** An older rate doesn't reflect current values. */
const OLDEST_MS = 24 * 60 * 60 * 1_000;
/** Allows for clock differences. */
const AHEAD_MS = 5 * 60 * 1_000;
/** Above the exchange rate of any currency, with room. */
const MOST = '1000000000';
const LEAST = '0.000001';

/**
 * Asks the site's rate source for the rate of the configured currency, and checks the answer. Undefined for US dollars, and if
 * the source doesn't know the currency. Rejects with `config_invalid` if the currency isn't a code, if there is no source, or
 * if the source throws, or answers with an invalid rate or one older than a day; with `timeout` after ten seconds.
 */
export async function askRate(
  source: RateSource | undefined,
  named: string,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<ExchangeRate | undefined> {
  const currency = named.trim().toUpperCase() as Uppercase<string>;
  if (!CURRENCY_CODE.test(currency))
    return refuse(`"currency" must be a code such as "EUR", not "${shorten(named, 20, 5)}".`);
  if (currency === DOLLARS.currency) return undefined;
  const ask = readFields(source, ['rate']).rate;
  if (!source || typeof ask !== 'function')
    return refuse('"rateSource" must be an object with a function "rate".');
  // A site's function may throw before it returns a promise.
  const asked = (async () => source.rate(currency, { signal }))().catch((cause: unknown) =>
    refuse(toMessage(cause), cause),
  );
  const answer = await wait(asked, { signal, deadlineMs: DEADLINE_MS, clock, what: 'The source of rates' });
  if (answer === undefined || answer === null) return undefined;
  const fields = readFields(answer, ['perDollar', 'at']);
  const perDollar = readDecimal(
    typeof fields.perDollar === 'number' ? `${fields.perDollar}` : fields.perDollar,
  );
  if (!perDollar || compareDecimals(perDollar, LEAST) < 0 || compareDecimals(perDollar, MOST) > 0) {
    return refuse('"perDollar" must be what one US dollar is worth, such as "0.93".');
  }
  const now = clock.now();
  const at = fields.at === undefined ? now : fields.at;
  const isTime = typeof at === 'number' && at > now - OLDEST_MS && at < now + AHEAD_MS;
  return isTime
    ? { currency, perDollar, at }
    : refuse('"at" must be a time of the last 24 hours, in milliseconds.');
}

function refuse(details: string, cause?: unknown): never {
  throw new WalletModalError('config_invalid', 'Values are shown in US dollars.', { details, cause });
}
