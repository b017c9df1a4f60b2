import * as z from 'zod/mini';
import type { SiweSession } from '../../lib/siwe/siwe.js';
import { get, type HttpService, statusOf } from '../http.js';
import { readJson } from '../readJson.js';

const answer = z.object({
  address: z.string(),
  chainId: z.union([z.templateLiteral([z.string(), ':', z.string()]), z.number()]),
  expiresAt: z.optional(z.nullable(z.union([z.string(), z.number()]))),
});

/** Asks for the visitor's session. Undefined if they are not signed in. */
export async function getSiweSession(server: HttpService): Promise<SiweSession | undefined> {
  const readSession = readJson(answer);
  try {
    const read = (response: Response) => (response.status === 204 ? undefined : readSession(response));
    const session = await get(server, 'session', {
      signal: undefined,
      read: async (response) => read(response),
    });
    return session && { ...session, expiresAt: session.expiresAt ?? undefined };
  } catch (error) {
    if (statusOf(error) === 401) return undefined;
    throw error;
  }
}
