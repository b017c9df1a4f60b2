import * as z from 'zod/mini';
import { get, type HttpService } from '../http.js';
import { readJson } from '../readJson.js';

const answer = z.object({ isAnalyticsEnabled: z.boolean() });

/**
 * Whether events may be sent, for pages that leave this to the directory (behaviour 14.4). Rejects as `get`, and if the
 * answer does not say.
 */
export async function getAnalyticsConfig(service: HttpService, signal: AbortSignal): Promise<boolean> {
  return (await get(service, 'getAnalyticsConfig', { signal, read: readJson(answer) })).isAnalyticsEnabled;
}
