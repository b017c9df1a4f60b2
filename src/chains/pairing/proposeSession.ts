import type { Clock } from '../../lib/clock.js';
import { WALLET_READ_DEADLINE_MS } from '../../lib/constants.js';
import { type ErrorCode, WalletModalError } from '../../lib/errors.js';
import { abortedError } from '../../lib/errorText.js';
import type { SignInRequest } from '../../lib/siwe/signInRequest.js';
import { ownValue } from '../../lib/untrusted/ownValue.js';
import { wait } from '../../lib/wait.js';
import type { PairingCode } from '../connector.js';
import { readWalletError, toWalletError } from '../walletErrors.js';
import { type Approved, type StartedPairing, USER_DISCONNECTED } from './approvedSession.js';
import { inOneCode } from './codedError.js';
import { connectWithEarlyCode } from './connectWithEarlyCode.js';
import { EXPIRED, handledAnswer } from './handledAnswer.js';
import type { PairingClient } from './pairingClient.js';
import type { ProposedNamespaces } from './proposedNamespaces.js';
import { signInAtOnce, signInPart } from './signInAtOnce.js';

/** Deadline for creating a pairing code, including reaching the relay, in ms. */
const PAIRING_CODE_DEADLINE_MS = 15_000;

export interface ProposeOptions {
  readonly client: PairingClient;
  readonly namespaces: ProposedNamespaces;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly onPairingCode?: ((code: PairingCode) => void) | undefined;
  /** The sign-in message that the app is also asked to sign. */
  readonly signIn?: SignInRequest | undefined;
}

const RELAY_HINT =
  'Check that "connect-src" in the policy of the page allows the relay, and "relay-url", or "project-id" and the domains that its project allows.';

/** Waits for the relay. Rejects with `relay_failed`, `aborted`, or one of our errors unrelated to the relay. */
export async function unlessUnreachable<T>(
  promise: Promise<T>,
  clock: Clock,
  signal: AbortSignal,
): Promise<T> {
  try {
    return await wait(promise, { signal, clock, deadlineMs: PAIRING_CODE_DEADLINE_MS, what: 'The relay' });
  } catch (cause) {
    if (signal.aborted) throw abortedError(cause);
    if (cause instanceof WalletModalError && cause.code !== 'timeout') throw cause;
    throw new WalletModalError('relay_failed', 'Wallet apps cannot be reached right now.', {
      details: RELAY_HINT,
      cause,
    });
  }
}

/**
 * Creates a pairing code and waits for a wallet app without a deadline. Withdraws the code on abort. Rejects with
 * `relay_failed`, `pairing_expired`, `user_rejected`, `aborted`, or the wallet's own error.
 */
export async function proposeSession(options: ProposeOptions): Promise<Approved> {
  const { client, clock, signal, onPairingCode } = options;
  let isWaiting = true;
  const connecting = connectWithEarlyCode(
    client,
    () => start(options),
    (early) => {
      if (isWaiting && !signal.aborted) onPairingCode?.({ uri: early, isPublished: false });
    },
  );
  const { uri = '', approval } = await unlessUnreachable(connecting, clock, signal).catch((cause) => {
    isWaiting = false;
    // Withdraw a code that arrives after its caller has stopped waiting.
    void connecting.then(
      (late) => takeBack(client, late.uri ?? '', late.approval(), clock),
      () => undefined,
    );
    throw cause;
  });
  onPairingCode?.({ uri, isPublished: true });
  const approved = approval();
  try {
    return await wait(approved, { signal, clock, what: 'The wallet' });
  } catch (cause) {
    if (!signal.aborted) throw toPairingError(cause);
    await takeBack(client, uri, approved, clock);
    throw abortedError(cause);
  }
}

async function start({ client, namespaces, signIn, clock }: ProposeOptions): Promise<StartedPairing> {
  const asked = signInPart(signIn, namespaces);
  if (asked) return signInAtOnce(client, namespaces.eip155?.methods ?? [], asked, clock);
  const { uri, approval } = await client.connect({ optionalNamespaces: namespaces });
  return { uri, approval: () => handledAnswer(approval).then((session) => ({ session })) };
}

async function takeBack(
  client: PairingClient,
  uri: string,
  approval: Promise<Approved>,
  clock: Clock,
): Promise<void> {
  // If the app approves right now, end its session.
  approval.then(
    ({ session: { topic } }) =>
      client.disconnect({ topic, reason: USER_DISCONNECTED }).catch(() => undefined),
    () => undefined,
  );
  const topic = /^wc:([^@]+)@/.exec(uri)?.[1];
  if (!topic) return;
  const limits = { clock, deadlineMs: WALLET_READ_DEADLINE_MS, what: 'The relay' };
  // A code that cannot be withdrawn expires later.
  await wait(client.core.pairing.disconnect({ topic }), limits).catch(() => undefined);
}

/** Errors for the sign protocol's codes (CAIP-25) of an app that lacks something that the site asks for. */
const UNSUPPORTED: Readonly<Record<number, readonly [code: ErrorCode, message: string]>> = {
  5100: ['chain_not_supported', 'The wallet does not support the networks of this site.'],
  5101: ['method_not_supported', 'The wallet does not support the methods that this site needs.'],
  5102: ['method_not_supported', 'The wallet does not support the events that this site needs.'],
  5103: ['wallet_locked', 'The wallet has no account that this site can use.'],
  5104: ['chain_not_supported', 'The wallet does not support the kind of network of this site.'],
};

function toPairingError(cause: unknown): WalletModalError {
  const { code, message = '' } = readWalletError(cause);
  if (EXPIRED.test(message)) {
    return new WalletModalError('pairing_expired', 'The code has expired.', { cause });
  }
  const unsupported = code === undefined ? undefined : ownValue(UNSUPPORTED, code);
  if (unsupported) return new WalletModalError(...unsupported, { cause });
  return toWalletError(inOneCode(cause), 'wc_sessionPropose');
}
