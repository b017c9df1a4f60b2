import type { Clock } from '../../lib/clock.js';
import { PAIRING_CODE_DEADLINE_MS, WALLET_READ_DEADLINE_MS } from '../../lib/constants.js';
import type { RequestArguments } from '../../lib/eip1193.js';
import { WalletModalError } from '../../lib/errors.js';
import { abortedError } from '../../lib/errorText.js';
import type { NetworkDefinition } from '../../lib/networks.js';
import { wait } from '../../lib/wait.js';
import type { ConnectionFacts, Connector, ConnectorInfo } from '../connector.js';
import { eip1193Connector } from '../evm/eip1193Connector.js';
import { rpcRequest } from '../evm/rpc.js';
import { toWalletError } from '../evm/walletErrors.js';
import { holdPairingConnection, type PairingClient, type PairingSettings } from './pairingClient.js';
import { proposedNamespaces } from './proposal.js';
import { type SessionLike, sessionAccounts, sessionPeer } from './session.js';
import { sessionProvider, USER_DISCONNECTED } from './sessionProvider.js';

export interface PairingConnectorOptions {
  readonly info: ConnectorInfo;
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly settings: PairingSettings;
  /** The networks that the site wants. */
  readonly networks: () => readonly NetworkDefinition[];
}

/**
 * Wallet apps over WalletConnect. Connecting makes a pairing code first, told by `onPairingCode`, and waits until an
 * app that read it answers.
 */
export function pairingConnector(options: PairingConnectorOptions): Connector {
  const { info, clock, baseUrl } = options;
  const never = new AbortController().signal;

  const provider = sessionProvider((id, { method, params }: RequestArguments) => {
    const network = options.networks().find((one) => one.id === id);
    if (!network?.rpcUrl) return undefined;
    return rpcRequest({ network, clock, signal: never })(method, Array.isArray(params) ? params : []);
  });
  const base = eip1193Connector({ info, provider }, { clock, baseUrl });
  /** What the present session needs until it ends. */
  let endSession = () => {};
  let peer: ConnectionFacts['peer'];
  provider.on('disconnect', () => endSession());

  async function unlessUnreachable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
    try {
      return await wait(promise, { signal, clock, deadlineMs: PAIRING_CODE_DEADLINE_MS, what: 'The relay' });
    } catch (cause) {
      if (signal.aborted) throw abortedError(cause);
      throw new WalletModalError('relay_failed', 'Wallet apps cannot be reached right now.', { cause });
    }
  }

  function adopt(client: PairingClient, session: SessionLike, release: () => void) {
    peer = sessionPeer(session);
    provider.adopt(client, session);
    endSession = release;
  }

  return {
    ...base,
    subscribe: (listener) =>
      base.subscribe((event) => listener(event.type === 'connected' ? { ...event, peer } : event)),
    async connect({ signal, onPairingCode }) {
      const { client: starting, release } = holdPairingConnection(options.settings, clock);
      try {
        const client = await unlessUnreachable(starting, signal);
        const proposal = { optionalNamespaces: proposedNamespaces(options.networks()) };
        const { uri = '', approval } = await unlessUnreachable(client.connect(proposal), signal);
        onPairingCode?.(uri);
        const session = await approvedSession(client, uri, approval(), signal);
        adopt(client, session, release);
      } catch (error) {
        release();
        throw error;
      }
      return base.connect({ signal });
    },
    async reconnect({ signal, account }) {
      const { client: starting, release } = holdPairingConnection(options.settings, clock);
      try {
        const client = await unlessUnreachable(starting, signal);
        const session = client.session.getAll().findLast((one) => hasAccount(one, account));
        if (session) adopt(client, session, release);
        else release();
        return session && (await base.reconnect({ signal }));
      } catch (error) {
        release();
        throw error;
      }
    },
    destroy() {
      base.destroy();
      provider.destroy();
      endSession();
    },
  };

  /** Waits for a wallet app as long as it takes. When nobody waits any more, the code is taken back. */
  async function approvedSession(
    client: PairingClient,
    uri: string,
    approval: Promise<SessionLike>,
    signal: AbortSignal,
  ): Promise<SessionLike> {
    try {
      return await wait(approval, { signal, clock, what: 'The wallet' });
    } catch (cause) {
      if (!signal.aborted) throw toPairingError(cause);
      await takeBack(client, uri, approval);
      throw abortedError(cause);
    }
  }

  async function takeBack(client: PairingClient, uri: string, approval: Promise<SessionLike>): Promise<void> {
    // An app that answers in this moment learns that nobody is there any more.
    approval.then(
      ({ topic }) => client.disconnect({ topic, reason: USER_DISCONNECTED }).catch(() => undefined),
      () => undefined,
    );
    const topic = /^wc:([^@]+)@/.exec(uri)?.[1];
    if (!topic) return;
    const limits = { clock, deadlineMs: WALLET_READ_DEADLINE_MS, what: 'The relay' };
    // A code that cannot be taken back runs out by itself.
    await wait(client.core.pairing.disconnect({ topic }), limits).catch(() => undefined);
  }
}

function hasAccount(session: SessionLike, account: string | undefined): boolean {
  const address = account?.slice(account.lastIndexOf(':') + 1).toLowerCase();
  return sessionAccounts(session).some((one) => !address || one.address.toLowerCase() === address);
}

/** Proposals that ran out say so in words only. */
function toPairingError(cause: unknown): WalletModalError {
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  if (/expired/i.test(String(message))) {
    return new WalletModalError('pairing_expired', 'The code has expired.', { cause });
  }
  if (code === 5000)
    return new WalletModalError('user_rejected', 'The request was declined in the wallet.', { cause });
  return toWalletError(cause, 'wc_sessionPropose');
}
