import type { Clock } from '../lib/clock.js';
import { type ErrorCode, WalletModalError } from '../lib/errors.js';
import { toMessage } from '../lib/errorText.js';
import { pause } from '../lib/pause.js';
import { boundedFetch } from '../lib/requests/boundedFetch.js';
import { wait } from '../lib/wait.js';

/** A hosted service and its call options. */
export interface HttpService {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: Clock;
  /** The deadline of each try. */
  readonly deadlineMs: number;
  /** Longer answers are not read. */
  readonly mostBytes: number;
  /** Without it, every request is sent once. */
  readonly retry?: RetryRule;
  /** The error that calls reject with. `advice` tells developers where to look. */
  readonly failure: { readonly code: ErrorCode; readonly message: string; readonly advice?: string };
  /** A query parameter of all calls (behaviour 13.1). */
  readonly clientId?: (() => Promise<string | undefined>) | undefined;
  /** Reads the service's reason for refusing a call. It replaces the message of `failure`. Never rejects. */
  readonly readRefusal?: (response: Response) => Promise<HttpRefusal | undefined>;
  readonly fetchOptions?: Pick<RequestInit, 'cache' | 'credentials' | 'keepalive' | 'referrerPolicy'>;
}

/** A service's reason for refusing a call, in its own words. */
export interface HttpRefusal {
  /** The name of the invalid field, as the service sends it. */
  readonly field: string | undefined;
  readonly description: string;
}

/** The retries for a busy or broken service. */
export interface RetryRule {
  readonly tries: number;
  /** The first pause, doubled after each try, unless the service says how long to wait. */
  readonly pauseMs: number;
  /** The longest pause that a service may ask for. */
  readonly longestPauseMs: number;
}

/** The retries for calls that only read. */
export const READ_RETRY: RetryRule = { tries: 3, pauseMs: 1_000, longestPauseMs: 10_000 };

/** The longest reason that is kept, in characters. Longer ones are cut. */
export const LONGEST_REASON = 200;

/** Query parameters. Empty values are left out. */
export type Params = Readonly<Record<string, string | number | undefined>>;

/** A call's parameters and the reader of its answer. */
export interface Call<T> {
  readonly params?: Params;
  readonly signal: AbortSignal | undefined;
  readonly read: (response: Response) => Promise<T>;
}

interface PostCall<T> extends Call<T> {
  /** Sent as JSON. */
  readonly body: object;
  /** Whether sending the request twice is harmless. */
  readonly isRepeatable?: boolean | undefined;
}

/** Sends a GET request and reads the response. Rejects with the service's error, or with code `aborted`. */
export function get<T>(service: HttpService, path: string, call: Call<T>): Promise<T> {
  return send(service, path, call, { headers: service.headers }, service.retry);
}

/** Sends a POST request and reads the response. Rejects as `get`. Never sends it twice unless it is repeatable. */
export function post<T>(service: HttpService, path: string, call: PostCall<T>): Promise<T> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...service.headers },
    body: JSON.stringify(call.body),
  };
  return send(service, path, call, init, call.isRepeatable ? service.retry : undefined);
}

const httpErrorIn = (error: unknown): HttpError | undefined => {
  const cause = error instanceof WalletModalError ? error.cause : undefined;
  return cause instanceof HttpError ? cause : undefined;
};

/** The HTTP status of a failed call, if there was a response. */
export const statusOf = (error: unknown): number | undefined => httpErrorIn(error)?.status;

/** The delay requested by a busy service, in ms, if there was one. */
export const retryAfterOf = (error: unknown): number | undefined => httpErrorIn(error)?.retryAfterMs;

/** The reason for a refused call, if the service sent one and its reasons are read. */
export const refusalOf = (error: unknown): HttpRefusal | undefined => httpErrorIn(error)?.refusal;

/** The URL of a call, below the base URL's path. */
export function urlOf(baseUrl: string, path: string, params: Params = {}): string {
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(/\/?$/, `/${path}`);
  for (const [name, value] of Object.entries(params)) if (value) url.searchParams.append(name, `${value}`);
  return url.href;
}

/** An unsuccessful HTTP response. */
class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The `Retry-After` of a busy service, in ms. */
  readonly retryAfterMs: number | undefined;
  readonly refusal: HttpRefusal | undefined;

  constructor({ status, headers }: Response, refusal: HttpRefusal | undefined) {
    super(`HTTP status code: ${status}`);
    this.status = status;
    this.refusal = refusal;
    const seconds = Number.parseFloat(headers.get('retry-after') ?? '');
    this.retryAfterMs = seconds >= 0 ? seconds * 1000 : undefined;
  }
}

async function send<T>(
  service: HttpService,
  path: string,
  call: Call<T>,
  init: RequestInit,
  retry: RetryRule | undefined,
): Promise<T> {
  try {
    // Without a client id, the request is sent at once.
    const clientId = service.clientId && (await service.clientId());
    const url = urlOf(service.baseUrl, path, { ...call.params, clientId });
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendOnce(service, url, call, init);
      } catch (error) {
        if (!retry || attempt === retry.tries || !isTemporary(error)) throw error;
        const pauseMs = error.retryAfterMs ?? retry.pauseMs * 2 ** (attempt - 1);
        await pause(service.clock, Math.min(pauseMs, retry.longestPauseMs), call.signal);
      }
    }
  } catch (error) {
    throw failureOf(service, error);
  }
}

async function sendOnce<T>(
  { clock, deadlineMs, mostBytes, fetchOptions, readRefusal }: HttpService,
  url: string,
  { signal, read }: Call<T>,
  init: RequestInit,
): Promise<T> {
  const own = new AbortController();
  async function ask() {
    const settings = { ...fetchOptions, ...init, signal: own.signal };
    const response = await boundedFetch(url, settings, mostBytes);
    if (!response.ok) throw new HttpError(response, await readRefusal?.(response));
    return read(response);
  }
  try {
    return await wait(ask(), { signal, deadlineMs, clock, what: new URL(url).host });
  } finally {
    // Cancels the request if the caller no longer waits for it.
    own.abort();
  }
}

const isTemporary = (error: unknown): error is HttpError =>
  error instanceof HttpError && (error.status === 429 || error.status >= 500);

function failureOf({ failure }: HttpService, cause: unknown): WalletModalError {
  if (cause instanceof WalletModalError && cause.code === 'aborted') return cause;
  const { code, message, advice } = failure;
  const reason = cause instanceof HttpError ? cause.refusal?.description : undefined;
  const text = toMessage(cause);
  const details = advice ? `${text.replace(/\.?$/, '.')} ${advice}` : text;
  return new WalletModalError(code, reason ?? message, { details, said: reason, cause });
}
