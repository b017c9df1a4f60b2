import type { AppLink } from '../../lib/pairingLink.js';
import type { PairingClient } from './pairingClient.js';

/** What wallets answer without asking anybody, so that nobody has to go there. */
const SILENT: ReadonlySet<unknown> = new Set([
  'eth_sendRawTransaction',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_getPermissions',
]);

type Links = Record<string, AppLink>;

const nameOf = ({ core }: PairingClient) => `links${core.customStoragePrefix}`;

const readLinks = async (client: PairingClient): Promise<Links> =>
  (await client.core.storage.getItem<Links>(nameOf(client))) ?? {};

/** How the app of a session that was taken up again is opened. */
export async function readAppLink(client: PairingClient, topic: string): Promise<AppLink | undefined> {
  return (await readLinks(client))[topic];
}

/**
 * Has requests of a new session bring its app up by this link. The library knows one link for the whole site, which
 * others may have left there, and is kept from opening it. A wallet that wants no links gets none.
 */
export async function keepAppLink(client: PairingClient, topic: string, link: AppLink): Promise<void> {
  await writeLinks(client, { ...(await readLinks(client)), [topic]: link });
}

/** Forgets the links of sessions that are gone. */
export async function forgetAppLinks(client: PairingClient): Promise<void> {
  const links = await readLinks(client);
  if (Object.keys(links).some((topic) => !client.session.keys.includes(topic)))
    await writeLinks(client, links);
}

async function writeLinks(client: PairingClient, links: Links): Promise<void> {
  const alive = Object.entries(links).filter(([topic]) => client.session.keys.includes(topic));
  const { storage } = client.core;
  if (alive.length > 0) await storage.setItem(nameOf(client), Object.fromEntries(alive));
  else await storage.removeItem(nameOf(client));
}

/** Keeps the library from opening links itself. Says whether the wallet of a new session wants them. */
export function takeLinksOver({ session }: PairingClient, topic: string): boolean {
  if (!session.keys.includes(topic)) return false;
  const { sessionConfig } = session.get(topic);
  void session.update(topic, { sessionConfig: { ...sessionConfig, disableDeepLink: true } });
  return !sessionConfig?.disableDeepLink;
}

/** Brings the app of a session up for every request that a person has to answer. Returns what ends that. */
export function followAppLink(
  { core }: PairingClient,
  topic: string,
  known: Promise<AppLink | undefined>,
  scope: Window,
): () => void {
  /** The library notes each request just before it is sent. */
  const onRequest = async (noted: {
    id: number;
    topic: string;
    request: { method: string; params?: unknown };
  }) => {
    if (noted.topic !== topic || noted.request.method !== 'wc_sessionRequest') return;
    const { request } = noted.request.params as { request: { method: string } };
    if (SILENT.has(request.method)) return;
    const link = await known;
    // A page that nobody looks at opens nothing.
    if (!link || !scope.document.hasFocus()) return;
    const url = `${link.href}wc?requestId=${noted.id}&sessionTopic=${topic}`;
    scope.open(url, link.target, 'noopener,noreferrer');
  };
  core.history.on('history_created', onRequest);
  return () => core.history.off('history_created', onRequest);
}
