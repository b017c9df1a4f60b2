import { type Call, get, type HttpService, retryAfterOf, statusOf } from '../api/http.js';

/**
 * Sends a GET request. Rejects as `get` does. While a rate limit is active, it rejects with the last error and sends no
 * request.
 */
export type PoliteGet = <T>(path: string, call: Call<T>) => Promise<T>;

/** The pause after a 429 answer without a Retry-After, in ms, and the longest pause. */
const BUSY_MS = 30_000;
const LONGEST_BUSY_MS = 600_000;

/** Sends requests to a public service that many sites share: none during its rate limit and, while it fails, no retries. */
export function createPoliteGet(service: HttpService): PoliteGet {
  const { retry: _, ...once } = service;
  let busy: { readonly until: number; readonly error: unknown } | undefined;
  let isFailing = false;
  return async (path, call) => {
    const { clock } = service;
    // Throws the same error again, so that it is reported only once.
    if (busy && clock.now() < busy.until) throw busy.error;
    try {
      const answer = await get(isFailing ? once : service, path, call);
      isFailing = false;
      return answer;
    } catch (error) {
      const status = statusOf(error);
      // Without an HTTP answer, `get` doesn't retry anyway.
      if (status !== undefined) isFailing = status === 429 || status >= 500;
      if (status === 429) {
        const busyMs = Math.min(retryAfterOf(error) ?? BUSY_MS, LONGEST_BUSY_MS);
        busy = { until: clock.now() + busyMs, error };
      }
      throw error;
    }
  };
}
