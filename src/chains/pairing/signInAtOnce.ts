import type { Clock } from '../../lib/clock.js';
import { WalletModalError } from '../../lib/errors.js';
import { namespaceOf } from '../../lib/networks/caip.js';
import type { SignInRequest } from '../../lib/siwe/signInRequest.js';
import { wait } from '../../lib/wait.js';
import { invalidAnswerError, noAccountError } from '../walletErrors.js';
import { type Approved, type StartedPairing, USER_DISCONNECTED } from './approvedSession.js';
import { EXPIRED, handledAnswer } from './handledAnswer.js';
import type { PairingClient } from './pairingClient.js';
import type { ProposedNamespaces } from './proposedNamespaces.js';
import { readProofs } from './readProofs.js';

/** The lifetime of a pairing code in the protocol, in ms. */
const PAIRING_EXPIRY_MS = 300_000;

type Authenticating = Awaited<ReturnType<PairingClient['authenticate']>>;

/** The protocol's code for an answer that cannot become a session; here, the signature is wrong. */
const NOT_SETTLED = 7000;

/**
 * The sign-in request for an app that is connecting. Undefined if the protocol cannot express it: it knows EVM networks only,
 * has no field for a request id, and hashes texts beyond ASCII wrongly, so that no app could sign them.
 */
export function signInPart(
  signIn: SignInRequest | undefined,
  namespaces: ProposedNamespaces,
): SignInRequest | undefined {
  if (!signIn || signIn.requestId !== undefined || `${Object.keys(namespaces)}` !== 'eip155')
    return undefined;
  const { domain, uri, nonce, statement = '', resources = [] } = signIn;
  const isPlain = [domain, uri, nonce, statement, ...resources].every((text) => /^[ -~]*$/.test(text));
  const chains = signIn.chains.filter((id) => namespaceOf(id) === 'eip155');
  return isPlain && chains.length > 0 ? { ...signIn, chains } : undefined;
}

/**
 * Asks an app to connect and sign in in one step. An app that does not support this gets an ordinary proposal under the same
 * code, and connects without a proof.
 */
export async function signInAtOnce(
  client: PairingClient,
  methods: readonly string[],
  asked: SignInRequest,
  clock: Clock,
): Promise<StartedPairing> {
  const { domain, uri: about, nonce, statement, expirationTime, notBefore, resources } = asked;
  const { uri, response } = await client.authenticate({
    chains: [...asked.chains],
    methods: [...methods],
    domain,
    uri: about,
    nonce,
    ...(statement ? { statement } : {}),
    ...(expirationTime ? { exp: expirationTime } : {}),
    ...(notBefore ? { nbf: notBefore } : {}),
    ...(resources ? { resources: [...resources] } : {}),
  });
  return { uri, approval: () => approvedWith({ client, response, asked, clock }) };
}

interface Answering {
  readonly client: PairingClient;
  readonly response: Authenticating['response'];
  readonly asked: SignInRequest;
  readonly clock: Clock;
}

async function approvedWith({ client, response, asked, clock }: Answering): Promise<Approved> {
  const answered = handledAnswer(response);
  const endLate = (late: ReturnType<Authenticating['response']>) => void late.then(end, () => undefined);
  const end = ({ session }: Awaited<ReturnType<Authenticating['response']>>) => {
    if (!session) return;
    client.disconnect({ topic: session.topic, reason: USER_DISCONNECTED }).catch(() => undefined);
  };
  // The library waits for an hour, but the code expires after five minutes.
  const limits = { clock, deadlineMs: PAIRING_EXPIRY_MS, what: 'The wallet' };
  const { auths, session } = await wait(answered, limits).catch((cause: unknown) => {
    if (cause instanceof WalletModalError) {
      endLate(answered);
      throw new WalletModalError('pairing_expired', 'The code has expired.', { cause });
    }
    // When an app declines, the library rejects with a text or a plain object. An Error means an unreadable answer.
    if (cause instanceof Error && !EXPIRED.test(cause.message))
      throw invalidAnswerError('The answer cannot be read.', cause);
    if ((cause as { code?: unknown } | undefined)?.code !== NOT_SETTLED) throw cause;
    // The library creates the session anyway, and returns it to the next caller.
    endLate(response());
    throw invalidAnswerError('The signature is not that of the account.', cause);
  });
  if (!session) throw noAccountError();
  if (!auths) return { session };
  const proofs = readProofs(auths, asked, (payload) =>
    // The library formats any payload, or throws.
    client.formatAuthMessage({ request: payload as never, iss: payload.iss }),
  );
  if (proofs) return { session, proofs };
  end({ session });
  throw invalidAnswerError('The wallet signed something else than it was asked to.');
}
