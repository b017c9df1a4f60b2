import type { Clock } from '../lib/clock.js';
import {
  DIRECTORY_LONGEST_PAUSE_MS,
  DIRECTORY_PAUSE_MS,
  DIRECTORY_TRIES,
} from '../lib/directoryConstants.js';
import { wait } from '../lib/wait.js';

/** An answer that is no success (spec §8). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** What a busy service asks us to wait, in ms. */
  readonly retryAfterMs: number | undefined;

  constructor({ status, headers }: Response) {
    super(`HTTP status code: ${status}`);
    this.status = status;
    const seconds = Number.parseFloat(headers.get('retry-after') ?? '');
    this.retryAfterMs = seconds >= 0 ? seconds * 1000 : undefined;
  }
}

/** How a service is asked. */
export interface Http {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly deadlineMs: number;
}

/** What goes into the query; empty values are left out. */
export type Params = Readonly<Record<string, string | number | undefined>>;

/**
 * Asks by GET and reads the answer. A service that is too busy or broken is asked again, twice, after pauses that
 * double or are its own. Rejects with an `HttpError`, with code `timeout` or `aborted`, or as `fetch` does.
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

/** The address of a call, below the path of the base. */
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
    // Whoever waits no more needs no answer.
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
