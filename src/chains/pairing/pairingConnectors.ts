import { page } from '../../lib/browser/page.js';
import { addressOf, type CaipAddress, networkOf } from '../../lib/networks/caip.js';
import type { AppLink } from '../../lib/wallets/appLink.js';
import { createAttempts } from '../attempts.js';
import type {
  ConnectionFacts,
  ConnectOptions,
  Connector,
  ConnectorInfo,
  ReconnectOptions,
} from '../connector.js';
import { noAccountError } from '../walletErrors.js';
import { type SessionLike, sessionPeer, USER_DISCONNECTED } from './approvedSession.js';
import { followAppLink, forgetAppLinks, keepAppLink, keptAppLink, takeLinksOver } from './followAppLink.js';
import type { PairingFace, PairingFaceOptions } from './pairingAdapter.js';
import {
  holdPairingConnection,
  type PairingClient,
  type PairingConnection,
  type PairingSettings,
} from './pairingClient.js';
import { proposeSession, unlessUnreachable } from './pairingSession.js';
import { proposedNamespaces } from './proposedNamespaces.js';

export interface PairingConnectorsOptions extends Omit<PairingFaceOptions, 'info'> {
  readonly settings: PairingSettings;
  /** The sides of sessions, one for each namespace of the site: what each is, and its code. */
  readonly sides: readonly {
    readonly info: ConnectorInfo;
    readonly pairingFace: (options: PairingFaceOptions) => PairingFace;
  }[];
}

/** A session with a wallet app, as long as a side of it is used. */
interface Live {
  readonly client: PairingClient;
  readonly session: SessionLike;
  readonly peer: ConnectionFacts['peer'];
  /** Looks whether the relay still answers. */
  readonly check: () => Promise<void>;
  /** Lets everything go that the session needs here. The app is not told. */
  readonly end: () => void;
}

/**
 * Wallet apps over WalletConnect: a connector for each namespace, which are made together, because an app shares all it
 * shares in one session, and left one by one: the last ends the session. Connecting makes a pairing code first, told by
 * `onPairingCode`, and waits until an app that read it answers.
 */
export function pairingConnectors(options: PairingConnectorsOptions): Connector[] {
  const { clock, settings, networks, wantedNetworks, sides } = options;
  const faces = sides.map(({ info, pairingFace }) => pairingFace({ info, clock, networks, wantedNetworks }));
  /** The session that each side speaks for. */
  const lives = new Map<PairingFace, Live>();
  let notedLink: AppLink | undefined;

  const isUsed = (live: Live) => [...lives.values()].includes(live);
  const sharing = (session: SessionLike) => faces.filter((face) => face.addresses(session).length > 0);

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

  /** Has a side speak for a session from now on. */
  function use(face: PairingFace, live: Live, account?: CaipAddress) {
    // An app that nobody needs any more, and cannot be told so, learns it when the session runs out.
    leave(face).catch(() => undefined);
    lives.set(face, live);
    const { on, off } = live.client;
    const request: PairingClient['request'] = async (args) => {
      await live.check();
      return live.client.request(args);
    };
    face.adopt(
      { request, on, off, disconnect: () => leave(face) },
      live.session,
      account && networkOf(account),
    );
  }

  /** Forgets what a side speaks for; answers the session when that was its last side. */
  function forget(face: PairingFace): Live | undefined {
    const live = lives.get(face);
    lives.delete(face);
    return live && !isUsed(live) ? live : undefined;
  }

  /** Has a side speak for nothing, without a word to the app. */
  function letGo(face: PairingFace) {
    const last = forget(face);
    face.leave();
    last?.end();
  }

  /** Leaves a session with one side, and ends it with the last. */
  async function leave(face: PairingFace): Promise<void> {
    const last = forget(face);
    face.leave();
    if (!last) return;
    const { client, session, end } = last;
    await client.disconnect({ topic: session.topic, reason: USER_DISCONNECTED }).finally(end);
  }
  for (const face of faces) face.onEnd(() => forget(face)?.end());

  /** How the app of a new session is opened, from now on also after a reload. */
  async function linkOf(client: PairingClient, { topic }: SessionLike): Promise<AppLink | undefined> {
    const link = takeLinksOver(client, topic) ? notedLink : undefined;
    if (link) void keepAppLink(client, topic, link);
    return link;
  }

  async function connect({ signal, onPairingCode }: ConnectOptions): Promise<ConnectionFacts> {
    const held = holdPairingConnection(settings, clock);
    const { client: starting, release } = held;
    let shared: PairingFace[];
    try {
      const client = await unlessUnreachable(starting, clock, signal);
      const namespaces = proposedNamespaces(networks());
      const session = await proposeSession({ client, namespaces, clock, signal, onPairingCode });
      shared = sharing(session);
      if (shared.length === 0) {
        // Nothing can be done with it, so the app need not keep it either.
        client.disconnect({ topic: session.topic, reason: USER_DISCONNECTED }).catch(() => undefined);
        throw noAccountError();
      }
      const live = begin(client, session, linkOf(client, session), held);
      for (const face of shared) use(face, live);
    } catch (error) {
      release();
      throw error;
    }
    const connecting = shared.map((face) => connectSide(face, signal));
    // What one side of a session cannot do leaves the other as it is.
    const results = await Promise.allSettled(connecting);
    const found = results.find((result) => result.status === 'fulfilled');
    return found ? found.value : (connecting[0] as Promise<ConnectionFacts>);
  }

  async function connectSide(face: PairingFace, signal: AbortSignal): Promise<ConnectionFacts> {
    try {
      return await face.connector.connect({ signal });
    } catch (error) {
      leave(face).catch(() => undefined);
      throw error;
    }
  }

  /** Takes a session up again that has an account; one that another side speaks for first. */
  async function restore(face: PairingFace, { signal, account }: ReconnectOptions): Promise<void> {
    const held = holdPairingConnection(settings, clock);
    const { client: starting, release } = held;
    try {
      const client = await unlessUnreachable(starting, clock, signal);
      const known = [...lives.values()].find(({ session }) => has(face, session, account));
      const session = client.session.getAll().findLast((one) => has(face, one, account));
      if (known || !session) release();
      const live = known ?? (session && begin(client, session, keptAppLink(client, session.topic), held));
      if (live) use(face, live, account);
    } catch (error) {
      release();
      throw error;
    }
  }

  function has(face: PairingFace, session: SessionLike, account: CaipAddress | undefined): boolean {
    const address = account && addressOf(account);
    const shared = face.addresses(session);
    return shared.some((one) => !address || one === address || one === address.toLowerCase());
  }

  return faces.map((face): Connector => {
    const { connector: base } = face;
    const attempts = createAttempts();
    return {
      ...base,
      subscribe: (listener) =>
        base.subscribe((event) =>
          listener(event.type === 'connected' ? { ...event, peer: lives.get(face)?.peer } : event),
        ),
      connect: (asked) => attempts.run(asked.signal, (signal) => connect({ ...asked, signal })),
      reconnect: ({ signal, account }) =>
        attempts.run(signal, async (own) => {
          const isNew = !lives.has(face);
          if (isNew) await restore(face, { signal: own, account });
          const live = lives.get(face);
          let facts: ConnectionFacts | undefined;
          try {
            if (live && has(face, live.session, account))
              facts = await base.reconnect({ signal: own, account });
          } finally {
            // A side that is not connected must not keep the session. One that was aborted may be taken up by another.
            if (isNew && !facts && !own.aborted) letGo(face);
          }
          return facts;
        }),
      async disconnect() {
        attempts.end();
        await base.disconnect();
        await leave(face);
      },
      noteAppLink(link) {
        notedLink = link;
      },
      destroy() {
        base.destroy();
        face.destroy();
        forget(face)?.end();
      },
    };
  });
}
