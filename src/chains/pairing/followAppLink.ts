import type { Clock } from '../../lib/clock.js';
import { mayAskPerson } from '../../lib/requests/methodKind.js';
import { type AppLink, readAppLink, requestLink } from '../../lib/wallets/appLink.js';
import type { PairingClient } from './pairingClient.js';
import { followRequests } from './sessionRequests.js';

type Links = Record<string, AppLink>;

const nameOf = ({ core }: PairingClient) => `links${core.customStoragePrefix}`;

/** What was kept, of which only links to apps are read. */
async function readLinks(client: PairingClient): Promise<Links> {
  const kept = Object(await client.core.storage.getItem<unknown>(nameOf(client)));
  const links = Object.entries(kept).map(([topic, value]) => [topic, readAppLink(value)] as const);
  return Object.fromEntries(links.filter((one): one is [string, AppLink] => one[1] !== undefined));
}

/** How the app of a session that was taken up again is opened. */
export async function keptAppLink(client: PairingClient, topic: string): Promise<AppLink | undefined> {
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

export interface AppLinkOptions {
  readonly link: Promise<AppLink | undefined>;
  readonly clock: Clock;
  readonly scope: Pick<Window, 'document' | 'navigator' | 'open'>;
  /** Told of what the app waits for; returns what is to be done when that is over. */
  readonly onWaiting: (link: AppLink) => () => void;
}

/**
 * Brings the app of a session up for every request that a person has to answer, and tells how it can be done once more.
 * Returns what ends that, with what is still open.
 */
export function followAppLink(
  client: PairingClient,
  topic: string,
  { link: known, clock, scope, onWaiting }: AppLinkOptions,
): () => void {
  return followRequests(client, topic, clock, ({ id, method }) => {
    let isOver = !mayAskPerson(method);
    let onAnswered: (() => void) | undefined;
    void known.then((link) => {
      if (!link || isOver) return;
      const href = requestLink(link.href, { id, topic });
      // A page that nobody looks at opens nothing, and a browser opens nothing that nobody pressed for.
      const mayOpen = scope.document.hasFocus() && scope.navigator.userActivation?.isActive !== false;
      if (mayOpen) scope.open(href, link.target, 'noopener,noreferrer');
      onAnswered = onWaiting({ href, target: link.target });
    });
    return () => {
      isOver = true;
      onAnswered?.();
    };
  });
}
