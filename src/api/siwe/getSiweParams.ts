import * as z from 'zod/mini';
import type { SiweMessageParams } from '../../lib/siwe/siwe.js';
import { get, type HttpService, statusOf } from '../http.js';
import { readJson } from '../readJson.js';

const text = z.optional(z.string());
const answer = z.object({
  domain: text,
  uri: text,
  statement: text,
  issuedAt: text,
  expirationTime: text,
  notBefore: text,
  requestId: text,
  resources: z.optional(z.array(z.string())),
});

/** Asks what the message should say. A server without this route has no wishes. */
export async function getSiweParams(server: HttpService): Promise<SiweMessageParams> {
  try {
    return await get(server, 'params', { signal: undefined, read: readJson(answer) });
  } catch (error) {
    if (statusOf(error) === 404) return {};
    throw error;
  }
}
