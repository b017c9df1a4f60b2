import { addressOf, type CaipAddress } from '../../lib/caip.js';
import type { AppLink } from '../../lib/pairingLink.js';
import type {
  ConnectionFacts,
  ConnectOptions,
  Connector,
  ConnectorInfo,
  ReconnectOptions,
} from '../connector.js';
import { noAccountError } from '../walletErrors.js';
import { followAppLink, forgetAppLinks, keepAppLink, readAppLink, takeLinksOver } from './appLink.js';
import { holdPairingConnection, type PairingClient, type PairingSettings } from './pairingClient.js';
import type { PairingFace, PairingFaceOptions } from './pairingFace.js';
import { proposeSession, unlessUnreachable } from './pairingSession.js';
import { proposedNamespaces } from './proposal.js';
import { type SessionLike, sessionPeer, USER_DISCONNECTED } from './session.js';

export interface PairingConnectorsOptions extends Omit<PairingFaceOptions, 'info'> {
  readonly settings: PairingSettings;
  /** The sides of sessions, one for each namespace of the site: what each is, and its code. */
  readonly sides: readonly {
    readonly info: ConnectorInfo;
    readonly pairingFace: (options: PairingFaceOptions) => PairingFace;
  }[];
}

/**
 * Wallet apps over WalletConnect: a connector for each namespace, which are made and end together, because an app
 * shares all it shares in one session. Connecting makes a pairing code first, told by `onPairingCode`, and waits until
 * an app that read it answers.
 */
export function pairingConnectors(options: PairingConnectorsOptions): Connector[] {
  const { clock, settings, networks, wantedNetwork, sides } = options;
  const faces = sides.map(({ info, pairingFace }) => pairingFace({ info, clock, networks, wantedNetwork }));
  const used = new Set(faces);
  /** What the present session needs until it ends. */
  let endSession = () => {};
  let live: SessionLike | undefined;
  let restoring: Promise<unknown> | undefined;
  let peer: ConnectionFacts['peer'];
  let notedLink: AppLink | undefined;

  const sharing = (session: SessionLike) => faces.filter((face) => face.addresses(session).length > 0);

  function adopt(
    client: PairingClient,
    session: SessionLike,
    link: Promise<AppLink | undefined>,
    release: () => void,
  ) {
    peer = sessionPeer(session);
    live = session;
    const stopFollowing = followAppLink(client, session.topic, link, window);
    const shared = sharing(session);
    for (const face of faces) {
      if (shared.includes(face)) face.adopt(client, session);
      else face.leave();
    }
    endSession = () => {
      endSession = () => {};
      live = undefined;
      stopFollowing();
      void forgetAppLinks(client);
      release();
    };
  }
  for (const face of faces) face.onEnd(() => endSession());

  /** How the app of a new session is opened, from now on also after a reload. */
  async function linkOf(client: PairingClient, { topic }: SessionLike): Promise<AppLink | undefined> {
    const link = takeLinksOver(client, topic) ? notedLink : undefined;
    if (link) void keepAppLink(client, topic, link);
    return link;
  }

  async function connect({ signal, onPairingCode }: ConnectOptions): Promise<ConnectionFacts> {
    const { client: starting, release } = holdPairingConnection(settings, clock);
    let session: SessionLike;
    try {
      const client = await unlessUnreachable(starting, clock, signal);
      const namespaces = proposedNamespaces(networks());
      session = await proposeSession({ client, namespaces, clock, signal, onPairingCode });
      if (sharing(session).length === 0) {
        // Nothing can be done with it, so the app need not keep it either.
        client.disconnect({ topic: session.topic, reason: USER_DISCONNECTED }).catch(() => undefined);
        throw noAccountError();
      }
      endSession();
      adopt(client, session, linkOf(client, session), release);
    } catch (error) {
      release();
      throw error;
    }
    const connecting = sharing(session).map(({ connector }) => connector.connect({ signal }));
    // What one side of a session cannot do leaves the other as it is.
    const results = await Promise.allSettled(connecting);
    const found = results.find((result) => result.status === 'fulfilled');
    return found ? found.value : (connecting[0] as Promise<ConnectionFacts>);
  }

  /** Takes the session up again that has an account, for all sides of it. */
  async function restore({ signal, account }: ReconnectOptions): Promise<void> {
    const { client: starting, release } = holdPairingConnection(settings, clock);
    try {
      const client = await unlessUnreachable(starting, clock, signal);
      const session = client.session
        .getAll()
        .findLast((one) => sharing(one).some((face) => has(face, one, account)));
      if (session) adopt(client, session, readAppLink(client, session.topic), release);
      else release();
    } catch (error) {
      release();
      throw error;
    }
  }

  function has(face: PairingFace, session: SessionLike, account: CaipAddress | undefined): boolean {
    const address = account && addressOf(account);
    const shared = face.addresses(session);
    return !address || shared.includes(address) || shared.includes(address.toLowerCase());
  }

  async function disconnect(): Promise<void> {
    await Promise.all(faces.map(({ connector }) => connector.disconnect()));
    endSession();
  }

  return faces.map((face): Connector => {
    const { connector: base } = face;
    return {
      ...base,
      subscribe: (listener) =>
        base.subscribe((event) => listener(event.type === 'connected' ? { ...event, peer } : event)),
      connect,
      async reconnect({ signal, account }) {
        if (!live) {
          restoring ??= restore({ signal, account }).finally(() => {
            restoring = undefined;
          });
          await restoring;
        }
        return live && has(face, live, account) ? base.reconnect({ signal }) : undefined;
      },
      disconnect,
      noteAppLink(link) {
        notedLink = link;
      },
      destroy() {
        base.destroy();
        face.destroy();
        used.delete(face);
        if (used.size === 0) endSession();
      },
    };
  });
}
