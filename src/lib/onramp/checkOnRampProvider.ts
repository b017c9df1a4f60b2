import type { Clock } from '../clock.js';
import { compareDecimals } from '../decimal/arithmetic.js';
import { readDecimal } from '../decimal/readDecimal.js';
import { WalletModalError } from '../errors.js';
import { abortedError, toMessage } from '../errorText.js';
import { readEntries } from '../untrusted/readEntries.js';
import { readImage } from '../untrusted/readImage.js';
import { safeHttpUrl } from '../untrusted/sanitize.js';
import { wait } from '../wait.js';
import type { CheckedOnRampProvider, OnRampProvider } from './onRamp.js';

/** Longer than the hosted service's own deadlines, all retries included. */
const DEADLINE_MS = 60_000;
/** Longer than any honest URL. Some browsers refuse longer ones. */
const LONGEST_URL = 8_000;

/** A provider whose URLs stay on its own hosts and arrive in time. An invalid fee range or picture is left out. */
export function checkOnRampProvider(
  provider: OnRampProvider,
  { clock }: { clock: Clock },
): CheckedOnRampProvider {
  const { name, hosts } = provider;
  return {
    ...provider,
    icon: readImage(provider.icon),
    feeRange: readFeeRange(provider.feeRange),
    async buildUrl(order, { signal }) {
      let url: unknown;
      try {
        // A site's function may throw before it returns a promise.
        const answer = (async () => provider.buildUrl(order, { signal }))();
        url = await wait(answer, { signal, deadlineMs: DEADLINE_MS, clock, what: name });
      } catch (cause) {
        if (signal.aborted) throw abortedError(signal.reason);
        if (cause instanceof WalletModalError && cause.code === 'timeout') throw cause;
        throw failed(toMessage(cause), cause);
      }
      const safe = safeHttpUrl(url);
      if (safe === undefined || safe.length > LONGEST_URL) throw failed('It gave no https address.');
      const { host, href } = new URL(safe);
      if (!hosts.some((one) => one.toLowerCase() === host))
        throw failed(`It gave an address of ${host}, not of ${hosts.join(' or ')}.`);
      return href;
    },
  };

  function failed(details: string, cause?: unknown) {
    return new WalletModalError('onramp_failed', `${name} cannot be opened.`, { details, cause });
  }
}

function readFeeRange(range: unknown): OnRampProvider['feeRange'] {
  const [least, most] = (readEntries(range) ?? []).map(readDecimal);
  if (least === undefined || most === undefined) return undefined;
  return compareDecimals(least, most) <= 0 && compareDecimals(most, '100') <= 0 ? [least, most] : undefined;
}
