import type { Clock } from '../../lib/clock.js';
import { WalletModalError } from '../../lib/errors.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import { safeName } from '../../lib/untrusted/sanitize.js';
import type { HttpRefusal, HttpService } from '../http.js';
import { LONGEST_REASON } from '../http.js';

/** Per call. The whole step has its own deadline, in `session/siwe`. */
const DEADLINE_MS = 10_000;
/** The longest answer is a session, of a few hundred bytes. */
const MOST_BYTES = 100_000;

/** The server at `siwe-url`. Its answers are never cached, and its cookies are sent. */
export function siweServer(url: string, clock: Clock): HttpService {
  return {
    baseUrl: url,
    headers: { accept: 'application/json' },
    clock,
    deadlineMs: DEADLINE_MS,
    mostBytes: MOST_BYTES,
    failure: {
      code: 'siwe_failed',
      message: 'The sign-in server did not answer as it should.',
      advice: 'See docs/sign-in-with-wallet.md for what is asked at "siwe-url".',
    },
    readRefusal,
    fetchOptions: { credentials: 'include', cache: 'no-store' },
  };
}

async function readRefusal(response: Response): Promise<HttpRefusal | undefined> {
  try {
    const { error } = readFields(await response.json(), ['error']);
    const description = safeName(error, LONGEST_REASON);
    return description ? { field: undefined, description } : undefined;
  } catch {
    // For example, a proxy's error page. The status is enough.
    return undefined;
  }
}

/** The server checked the signature and refused it. */
export function refusedError(reason: string | undefined, cause: unknown): WalletModalError {
  return new WalletModalError('siwe_refused', 'Error verifying SIWE signature', { details: reason, cause });
}
