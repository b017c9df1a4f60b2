import { type Call, get, type HttpService, retryAfterOf, statusOf } from '../api/http.js';

/** Sends a GET request. Rejects as `get`; without a request, and as before, while the service wants to be left alone. */
export type PoliteGet = <T>(path: string, call: Call<T>) => Promise<T>;

/** How long a service is left alone if it is busy and does not say for how long. */
const BUSY_MS = 30_000;
const LONGEST_BUSY_MS = 600_000;

/** Asks a public service, which many sites share: not while it is busy, and while it fails, each question once only. */
export function createPoliteGet(service: HttpService): PoliteGet {
  const { retry: _, ...once } = service;
  let busy: { readonly until: number; readonly error: unknown } | undefined;
  let isFailing = false;
  return async (path, call) => {
    const { clock } = service;
    // One and the same error is told once.
    if (busy && clock.now() < busy.until) throw busy.error;
    try {
      const answer = await get(isFailing ? once : service, path, call);
      isFailing = false;
      return answer;
    } catch (error) {
      const status = statusOf(error);
      // Without an answer, nothing is sent again anyway.
      if (status !== undefined) isFailing = status === 429 || status >= 500;
      if (status === 429) {
        const busyMs = Math.min(retryAfterOf(error) ?? BUSY_MS, LONGEST_BUSY_MS);
        busy = { until: clock.now() + busyMs, error };
      }
      throw error;
    }
  };
}
