import type { Clock } from '../../lib/clock.js';
import { WalletModalError } from '../../lib/errors.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import { safeName } from '../../lib/untrusted/sanitize.js';
import type { HttpRefusal, HttpService } from '../http.js';
import { LONGEST_REASON } from '../http.js';

/** Of each call. The whole step has another, in `session/siwe`. */
const DEADLINE_MS = 10_000;
/** A session is the longest answer, and a few hundred bytes. */
const MOST_BYTES = 100_000;

/** The server at `siwe-url`. Its answers are never kept, and it gets the cookies that it has set. */
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
    // A page of a proxy, for example. The status says enough.
    return undefined;
  }
}

/** The server has looked at the signature, and does not accept it. */
export function refusedError(reason: string | undefined, cause: unknown): WalletModalError {
  return new WalletModalError('siwe_refused', 'Error verifying SIWE signature', { details: reason, cause });
}
