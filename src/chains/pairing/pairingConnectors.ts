import { page } from '../../lib/browser/page.js';
import { WALLET_READ_DEADLINE_MS } from '../../lib/constants.js';
import type { ErrorCode } from '../../lib/errors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import { addressOf, type CaipAddress, networkOf } from '../../lib/networks/caip.js';
import { revoking } from '../../lib/requests/revoking.js';
import { wait } from '../../lib/wait.js';
import type { AppLink } from '../../lib/wallets/appLink.js';
import { createAttempts } from '../attempts.js';
import type {
  Connected,
  ConnectionFacts,
  ConnectOptions,
  Connector,
  ConnectorInfo,
  ReconnectOptions,
} from '../connector.js';
import { noAccountError } from '../walletErrors.js';
import { type SessionLike, sessionPeer, USER_DISCONNECTED } from './approvedSession.js';
import { followAppLink, forgetAppLinks, keepAppLink, keptAppLink, takeLinksOver } from './followAppLink.js';
import { forgetSession } from './forgetSession.js';
import type { PairingAdapter, PairingAdapterOptions } from './pairingAdapter.js';
import {
  holdPairingConnection,
  type PairingClient,
  type PairingConnection,
  type PairingSettings,
} from './pairingClient.js';
import { proposedNamespaces } from './proposedNamespaces.js';
import { proposeSession, unlessUnreachable } from './proposeSession.js';

export interface PairingConnectorsOptions extends Omit<PairingAdapterOptions, 'info'> {
  readonly settings: PairingSettings;
  /** The members of sessions, one for each of the site's namespaces: the info and the adapter's factory. */
  readonly members: readonly {
    readonly info: ConnectorInfo;
    readonly createAdapter: (options: PairingAdapterOptions) => PairingAdapter;
  }[];
}

/** Errors from an app that cannot sign in while it connects, or whose signature cannot be checked. */
const FAILED_BY_APP: ReadonlySet<ErrorCode> = new Set(['wallet_failed', 'wallet_invalid_answer']);

/** A session with a wallet app, while at least one member uses it. */
interface Live {
  readonly client: PairingClient;
  readonly session: SessionLike;
  readonly peer: ConnectionFacts['peer'];
  /** Checks whether the relay still answers. */
  readonly check: () => Promise<void>;
  /** Releases the session's resources here without telling the app. */
  readonly end: () => void;
}

/**
 * Wallet apps over WalletConnect, one connector for each namespace. They connect together, because an app shares all its
 * accounts in one session, and disconnect together. When another wallet replaces one of them, that one is released and the
 * others stay; releasing the last one ends the session. Connecting creates a pairing code, passes it to `onPairingCode` and
 * waits until an app answers.
 */
export function pairingConnectors(options: PairingConnectorsOptions): Connector[] {
  const { clock, settings, networks, wantedNetworks, members } = options;
  const adapters = members.map(({ info, createAdapter }) =>
    createAdapter({ info, clock, networks, wantedNetworks }),
  );
  /** The session that each member uses. */
  const lives = new Map<PairingAdapter, Live>();
  const releases = new Map<PairingAdapter, () => Promise<void>>();
  let notedLink: AppLink | undefined;
  /** After a failure, connect without signing in: an app that cannot do both must still be able to connect. */
  let hasSignInFailed = false;

  const isUsed = (live: Live) => [...lives.values()].includes(live);
  const sharing = (session: SessionLike) =>
    adapters.filter((adapter) => adapter.addresses(session).length > 0);

  function begin(
    client: PairingClient,
    session: SessionLike,
    link: Promise<AppLink | undefined>,
    { release, check }: Pick<PairingConnection, 'release' | 'check'>,
  ): Live {
    const peer = sessionPeer(session);
    const stopFollowing = followAppLink(client, session.topic, {
      link,
      clock,
      scope: { document: page(), navigator, open: (...asked) => window.open(...asked) },
      onWaiting: (to) => settings.onAppRequest({ link: to, wallet: peer }),
    });
    const end = () => {
      stopFollowing();
      void forgetAppLinks(client);
      release();
    };
    return { client, session, peer, check, end };
  }

  /** Makes a member use a session. */
  function use(adapter: PairingAdapter, live: Live, account?: CaipAddress) {
    // If the previous session's app cannot be told, that session expires later.
    leave(adapter).catch(() => undefined);
    lives.set(adapter, live);
    const { on, off } = live.client;
    const request: PairingClient['request'] = async (args) => {
      await live.check();
      return live.client.request(args);
    };
    adapter.adopt(
      { request, on, off, disconnect: () => leave(adapter) },
      live.session,
      account && networkOf(account),
    );
  }

  /** Removes a member's session. Returns the session if this was its last member. */
  function forget(adapter: PairingAdapter): Live | undefined {
    const live = lives.get(adapter);
    lives.delete(adapter);
    return live && !isUsed(live) ? live : undefined;
  }

  /** Detaches a member from its session without telling the app. */
  function letGo(adapter: PairingAdapter) {
    const last = forget(adapter);
    adapter.leave();
    last?.end();
  }

  /** Detaches a member from its session, and ends the session after its last member. */
  async function leave(adapter: PairingAdapter): Promise<void> {
    const last = forget(adapter);
    adapter.leave();
    if (!last) return;
    const { client, session, end } = last;
    const telling = client.disconnect({ topic: session.topic, reason: USER_DISCONNECTED });
    const limits = { clock, deadlineMs: WALLET_READ_DEADLINE_MS, what: 'The relay' };
    try {
      await wait(telling, limits);
    } finally {
      await forgetSession(client, session.topic).finally(end);
    }
  }
  for (const adapter of adapters) adapter.onEnd(() => forget(adapter)?.end());

  /** The link that opens the app of a new session. Remembers it for reloads. */
  async function linkOf(client: PairingClient, { topic }: SessionLike): Promise<AppLink | undefined> {
    const link = takeLinksOver(client, topic) ? notedLink : undefined;
    if (link) void keepAppLink(client, topic, link);
    return link;
  }

  async function connect({ signal, onPairingCode, signIn }: ConnectOptions): Promise<Connected> {
    const held = holdPairingConnection(settings, clock);
    const { client: starting, release } = held;
    let shared: PairingAdapter[];
    let proofs: Connected['proofs'];
    try {
      const client = await unlessUnreachable(starting, clock, signal);
      const namespaces = proposedNamespaces(networks());
      const asked = hasSignInFailed ? undefined : signIn;
      const approved = await proposeSession({
        client,
        namespaces,
        clock,
        signal,
        onPairingCode,
        signIn: asked,
      });
      const { session } = approved;
      proofs = approved.proofs;
      shared = sharing(session);
      if (shared.length === 0) {
        // This site cannot use the session, so end it in the app too.
        client.disconnect({ topic: session.topic, reason: USER_DISCONNECTED }).catch(() => undefined);
        throw noAccountError();
      }
      const live = begin(client, session, linkOf(client, session), held);
      for (const adapter of shared) use(adapter, live);
    } catch (error) {
      release();
      const { code } = toWalletModalError(error);
      if (signIn && FAILED_BY_APP.has(code)) hasSignInFailed = true;
      throw error;
    }
    const connecting = shared.map((adapter) => connectMember(adapter, signal));
    // If one member fails, the others stay connected.
    const results = await Promise.allSettled(connecting);
    const found = results.find((result) => result.status === 'fulfilled');
    const facts = await (found ? found.value : (connecting[0] as Promise<ConnectionFacts>));
    return proofs ? { ...facts, proofs } : facts;
  }

  async function connectMember(adapter: PairingAdapter, signal: AbortSignal): Promise<ConnectionFacts> {
    try {
      return await adapter.connector.connect({ signal });
    } catch (error) {
      leave(adapter).catch(() => undefined);
      throw error;
    }
  }

  /** Restores a session that has the account, preferably one that another member already uses. */
  async function restore(adapter: PairingAdapter, { signal, account }: ReconnectOptions): Promise<void> {
    const held = holdPairingConnection(settings, clock);
    const { client: starting, release } = held;
    try {
      const client = await unlessUnreachable(starting, clock, signal);
      const known = [...lives.values()].find(({ session }) => has(adapter, session, account));
      const session = client.session.getAll().findLast((one) => has(adapter, one, account));
      if (known || !session) release();
      const live = known ?? (session && begin(client, session, keptAppLink(client, session.topic), held));
      if (live) use(adapter, live, account);
    } catch (error) {
      release();
      throw error;
    }
  }

  function has(adapter: PairingAdapter, session: SessionLike, account: CaipAddress | undefined): boolean {
    const address = account && addressOf(account);
    const shared = adapter.addresses(session);
    return shared.some((one) => !address || one === address || one === address.toLowerCase());
  }

  return adapters.map((adapter): Connector => {
    const { connector: base } = adapter;
    const attempts = createAttempts();
    const release = async () => {
      attempts.end();
      await base.disconnect();
      await leave(adapter);
    };
    releases.set(adapter, release);
    const disconnect = async () => {
      const live = lives.get(adapter);
      const own = live ? adapters.filter((one) => lives.get(one) === live) : [adapter];
      await Promise.all(own.map((one) => releases.get(one)?.()));
    };
    return {
      ...(base.provider ? { ...base, provider: revoking(base.provider, disconnect) } : base),
      subscribe: (listener) =>
        base.subscribe((event) =>
          listener(
            event.type === 'connected'
              ? { ...event, peer: lives.get(adapter)?.peer, networks: adapter.networks() }
              : event,
          ),
        ),
      connect: (asked) => attempts.run(asked.signal, (signal) => connect({ ...asked, signal })),
      reconnect: ({ signal, account }) =>
        attempts.run(signal, async (own) => {
          const isNew = !lives.has(adapter);
          if (isNew) await restore(adapter, { signal: own, account });
          const live = lives.get(adapter);
          let facts: ConnectionFacts | undefined;
          try {
            if (live && has(adapter, live.session, account))
              facts = await base.reconnect({ signal: own, account });
          } finally {
            // A member that did not connect must not keep the session. After an abort, another attempt may use it.
            if (isNew && !facts && !own.aborted) letGo(adapter);
          }
          return facts;
        }),
      disconnect,
      release,
      noteAppLink(link) {
        notedLink = link;
      },
      readClientId: async () => lives.get(adapter)?.client.core.crypto.getClientId(),
      destroy() {
        base.destroy();
        adapter.destroy();
        forget(adapter)?.end();
      },
    };
  });
}
