import { type CaipNetworkId, isEvmAddress, toCaipAddress } from '../../lib/networks/caip.js';
import type { SignInProof } from '../../lib/siwe/signInProof.js';
import type { SignInRequest } from '../../lib/siwe/signInRequest.js';

/** The payload that an app claims to have signed (CAIP-74). */
type Payload = Readonly<Record<string, unknown>> & { readonly iss: string };

const ISSUER = /^did:pkh:(eip155:\d+):(0x[0-9a-f]{40})$/i;

/**
 * Reads the messages that an app signed while connecting. Undefined if any part differs from the request: an app that changes a
 * nonce or a domain is broken or lies. The site's server checks the signatures. Addresses keep the app's spelling.
 * @param format writes the signed text; throws if it cannot
 */
export function readProofs(
  auths: unknown,
  asked: SignInRequest,
  format: (payload: Payload) => string,
): readonly SignInProof[] | undefined {
  if (!Array.isArray(auths) || auths.length === 0) return undefined;
  const proofs = auths.flatMap((auth: unknown) => readProof(auth, asked, format) ?? []);
  return proofs.length === auths.length ? proofs : undefined;
}

function readProof(
  auth: unknown,
  asked: SignInRequest,
  format: (payload: Payload) => string,
): SignInProof | undefined {
  const { p, s } = (auth ?? {}) as { p?: unknown; s?: { s?: unknown } | null };
  const payload = (p ?? {}) as Payload;
  const [, network, address] = ISSUER.exec(String(payload.iss)) ?? [];
  if (!isEvmAddress(address) || !asked.chains.includes(network as CaipNetworkId)) return undefined;
  const signature = s?.s;
  if (typeof signature !== 'string' || !isAsAsked(payload, asked)) return undefined;
  try {
    return {
      account: toCaipAddress(network as CaipNetworkId, address),
      message: format(payload),
      signature,
      cacao: auth,
    };
  } catch {
    // The resources contain permissions that cannot be read.
    return undefined;
  }
}

function isAsAsked(payload: Payload, asked: SignInRequest): boolean {
  const { statement = '', resources = [] } = asked;
  const given = Array.isArray(payload.resources) ? payload.resources : [];
  return (
    payload.domain === asked.domain &&
    payload.aud === asked.uri &&
    payload.nonce === asked.nonce &&
    payload.version === '1' &&
    (payload.exp ?? undefined) === asked.expirationTime &&
    (payload.nbf ?? undefined) === asked.notBefore &&
    // Apps add the granted permissions to the statement and the resources.
    String(payload.statement ?? '').startsWith(statement) &&
    resources.every((resource) => given.includes(resource))
  );
}
