import * as z from 'zod/mini';
import { get, type HttpService } from '../http.js';
import { readJson } from '../readJson.js';

const answer = z.object({ nonce: z.string() });

/** Asks for a nonce that the server will accept once. */
export async function getSiweNonce(server: HttpService): Promise<string> {
  return (await get(server, 'nonce', { signal: undefined, read: readJson(answer) })).nonce;
}
