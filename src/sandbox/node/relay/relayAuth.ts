import { createPublicKey, verify } from 'node:crypto';
import { fromBase58 } from '../../../lib/solana/base58.js';

/** The client's id, or the reason for its refusal. */
export type Admission = { readonly clientId: string } | { readonly refusal: string };

export interface AdmissionOptions {
  /** The requested URL without query; the token must be issued for it. */
  readonly audience: { readonly host: string; readonly path: string };
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface Claims {
  readonly iss: string;
  readonly sub: string;
  readonly aud: string;
  readonly iat: number;
  readonly exp: number;
}

/** The tolerance for wrong clocks on phones. */
const LEEWAY_SECONDS = 120;

/**
 * Checks a client's credentials as the hosted relay does: a project id, for which any of the right format is accepted, and a
 * token signed with the key that is the client's id. Messages match the hosted relay's where known.
 */
export function admit(query: URLSearchParams, options: AdmissionOptions): Admission {
  const projectId = query.get('projectId');
  if (!projectId) return { refusal: 'Authorization error: Project ID is missing' };
  if (!/^[0-9a-f]{32}$/i.test(projectId)) return { refusal: 'Authorization error: Project ID is invalid' };
  const problem = problemOf(query.get('auth'), options);
  return typeof problem === 'string'
    ? { refusal: `Authorization error: JWT validation error: ${problem}` }
    : { clientId: problem.iss };
}

function problemOf(token: string | null, { audience, now }: AdmissionOptions): Claims | string {
  if (!token) return 'Missing token';
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  const header = decoded(head) as { alg?: unknown; typ?: unknown } | undefined;
  const claims = decoded(body);
  if (rest.length > 0 || header?.alg !== 'EdDSA' || header.typ !== 'JWT' || !areClaims(claims)) {
    return 'Invalid token';
  }
  const [address] = claims.aud.split('?');
  const wanted = audience.host + audience.path;
  if (address !== `ws://${wanted}` && address !== `wss://${wanted}`) return 'Invalid audience';
  const seconds = now / 1000;
  if (claims.iat > seconds + LEEWAY_SECONDS) return 'Token is not valid yet';
  if (claims.exp < seconds - LEEWAY_SECONDS) return 'Token is expired';
  const x = publicKeyOf(claims.iss);
  if (!x) return 'Invalid issuer';
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const isSigned = verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
  return isSigned ? claims : 'Invalid signature';
}

function decoded(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function areClaims(value: unknown): value is Claims {
  const { iss, sub, aud, iat, exp } = (value ?? {}) as Partial<Claims>;
  const texts = [iss, sub, aud].every((text) => typeof text === 'string' && text);
  return texts && [iat, exp].every((number) => Number.isFinite(number));
}

/** The Ed25519 key of a `did:key`, as base64url. */
function publicKeyOf(did: string): string | undefined {
  const bytes = fromBase58(/^did:key:z(\w+)$/.exec(did)?.[1] ?? '');
  // Two bytes that stand for Ed25519, then the key.
  if (bytes?.length !== 34 || bytes[0] !== 0xed || bytes[1] !== 0x01) return undefined;
  return Buffer.from(bytes.slice(2)).toString('base64url');
}
