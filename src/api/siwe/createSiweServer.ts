import * as z from 'zod/mini';
import type { Clock } from '../../lib/clock.js';
import type { SiweFunctions, SiweMessageParams, SiweSession, SiweSigned } from '../../lib/siwe/siwe.js';
import { get, type HttpService, post, refusalOf, statusOf } from '../http.js';
import { readJson } from '../readJson.js';
import { refusedError, siweServer } from './siweServer.js';

const nonceAnswer = z.object({ nonce: z.string() });

const text = z.optional(z.string());
const paramsAnswer = z.object({
  domain: text,
  uri: text,
  statement: text,
  issuedAt: text,
  expirationTime: text,
  notBefore: text,
  requestId: text,
  resources: z.optional(z.array(z.string())),
});

const sessionAnswer = z.object({
  address: z.string(),
  chainId: z.union([z.templateLiteral([z.string(), ':', z.string()]), z.number()]),
  expiresAt: z.optional(z.nullable(z.union([z.string(), z.number()]))),
});

/** Sign-in for a site whose server has the usual routes at `siwe-url`. */
export function createSiweServer(url: string, { clock }: { readonly clock: Clock }): SiweFunctions {
  const server = siweServer(url, clock);
  return {
    getNonce: () => getNonce(server),
    getMessageParams: () => getMessageParams(server),
    verifyMessage: (signed) => verifyMessage(server, signed),
    getSession: () => getSession(server),
    signOut: () => signOut(server),
  };
}

/** Requests a nonce, which the server accepts once. */
async function getNonce(server: HttpService): Promise<string> {
  return (await get(server, 'nonce', { signal: undefined, read: readJson(nonceAnswer) })).nonce;
}

/** Requests the message's parameters. A server without this route sets none. */
async function getMessageParams(server: HttpService): Promise<SiweMessageParams> {
  try {
    return await get(server, 'params', { signal: undefined, read: readJson(paramsAnswer) });
  } catch (error) {
    if (statusOf(error) === 404) return {};
    throw error;
  }
}

/** Has the server verify the signed message and start a session. Rejects with `siwe_refused` if it refuses. */
async function verifyMessage(server: HttpService, signed: SiweSigned): Promise<true> {
  try {
    return await post(server, 'verify', { body: signed, signal: undefined, read: async () => true as const });
  } catch (error) {
    const status = statusOf(error) ?? 0;
    if (status >= 400 && status < 500) throw refusedError(refusalOf(error)?.description, error);
    throw error;
  }
}

/** Requests the visitor's session. Undefined if they aren't signed in. */
async function getSession(server: HttpService): Promise<SiweSession | undefined> {
  const readSession = readJson(sessionAnswer);
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

/** Ends the session on the server. */
function signOut(server: HttpService): Promise<void> {
  return post(server, 'sign-out', { body: {}, signal: undefined, read: async () => undefined });
}
