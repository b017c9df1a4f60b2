import * as z from 'zod/mini';
import { get, type Http } from '../http.js';

const answer = z.object({ isAnalyticsEnabled: z.boolean() });

/**
 * Whether events may be sent, for pages that leave this to the directory (spec §7). Rejects as `get`, and if the answer
 * does not say.
 */
export function getAnalyticsConfig(http: Http, signal: AbortSignal): Promise<boolean> {
  return get(http, 'getAnalyticsConfig', {
    signal,
    read: async (response) => z.parse(answer, await response.json()).isAnalyticsEnabled,
  });
}
