import type { Clock } from '../lib/clock.js';
import {
  DIRECTORY_LONGEST_PAUSE_MS,
  DIRECTORY_PAUSE_MS,
  DIRECTORY_TRIES,
} from '../lib/directoryConstants.js';
import { wait } from '../lib/wait.js';

/** An unsuccessful HTTP response (spec §8). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The `Retry-After` of a busy service, in ms. */
  readonly retryAfterMs: number | undefined;

  constructor({ status, headers }: Response) {
    super(`HTTP status code: ${status}`);
    this.status = status;
    const seconds = Number.parseFloat(headers.get('retry-after') ?? '');
    this.retryAfterMs = seconds >= 0 ? seconds * 1000 : undefined;
  }
}

/** How to call a service. */
export interface Http {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly deadlineMs: number;
}

/** Query parameters. Empty values are left out. */
export type Params = Readonly<Record<string, string | number | undefined>>;

/**
 * Sends a GET request and reads the response. Retries twice if the service is busy or broken, after the pause it asks
 * for or else after doubling pauses. Rejects with an `HttpError`, with code `timeout` or `aborted`, or as `fetch` does.
 */
export async function get<T>(
  http: Http,
  path: string,
  {
    params = {},
    signal,
    read,
  }: { params?: Params; signal: AbortSignal; read: (response: Response) => Promise<T> },
): Promise<T> {
  const url = addressOf(http, path, params);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryOnce(http, url, signal, read);
    } catch (error) {
      if (!isPassing(error) || attempt === DIRECTORY_TRIES) throw error;
      const pauseMs = error.retryAfterMs ?? DIRECTORY_PAUSE_MS * 2 ** (attempt - 1);
      await pause(http.clock, Math.min(pauseMs, DIRECTORY_LONGEST_PAUSE_MS), signal);
    }
  }
}

/** The URL of a call, below the base URL's path. */
export function addressOf({ baseUrl }: Pick<Http, 'baseUrl'>, path: string, params: Params = {}): string {
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(/\/?$/, `/${path}`);
  for (const [name, value] of Object.entries(params)) if (value) url.searchParams.append(name, `${value}`);
  return url.href;
}

async function tryOnce<T>(
  { headers, clock, deadlineMs }: Http,
  url: string,
  signal: AbortSignal,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const own = new AbortController();
  async function ask() {
    const response = await fetch(url, { headers, signal: own.signal, credentials: 'omit' });
    if (!response.ok) throw new HttpError(response);
    return read(response);
  }
  try {
    return await wait(ask(), { signal, deadlineMs, clock, what: new URL(url).host });
  } finally {
    // Stop the request if nobody waits for it any more.
    own.abort();
  }
}

const isPassing = (error: unknown): error is HttpError =>
  error instanceof HttpError && (error.status === 429 || error.status >= 500);

function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  let cancel = () => {};
  const time = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  return wait(time, { signal, clock, what: 'The pause' }).finally(() => cancel());
}
