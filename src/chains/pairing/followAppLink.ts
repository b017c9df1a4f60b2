import type { Clock } from '../../lib/clock.js';
import { mayAskPerson } from '../../lib/requests/methodKind.js';
import { type AppLink, readAppLink, requestLink } from '../../lib/wallets/appLink.js';
import type { PairingClient } from './pairingClient.js';
import { followRequests } from './sessionRequests.js';

type Links = Record<string, AppLink>;

const nameOf = ({ core }: PairingClient) => `links${core.customStoragePrefix}`;

/** The stored links. Anything but links to apps is ignored. */
async function readLinks(client: PairingClient): Promise<Links> {
  const kept = Object(await client.core.storage.getItem<unknown>(nameOf(client)));
  const links = Object.entries(kept).map(([topic, value]) => [topic, readAppLink(value)] as const);
  return Object.fromEntries(links.filter((one): one is [string, AppLink] => one[1] !== undefined));
}

/** The link that opens the app of a restored session. */
export async function keptAppLink(client: PairingClient, topic: string): Promise<AppLink | undefined> {
  return (await readLinks(client))[topic];
}

/** Remembers the link that opens the app of a new session. */
export async function keepAppLink(client: PairingClient, topic: string, link: AppLink): Promise<void> {
  await writeLinks(client, { ...(await readLinks(client)), [topic]: link });
}

/** Removes the links of sessions that no longer exist. */
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

/**
 * Stops the library from opening links itself: it knows one link for the whole site, which may be another app's. Returns
 * whether the wallet of a new session wants links.
 */
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
  /** Called when a request waits for the app. Returns a function to call when it no longer waits. */
  readonly onWaiting: (link: AppLink) => () => void;
}

/**
 * Opens the session's app for every request that needs the user, and reports the link to open it again. Returns a function that
 * stops this and ends pending reports.
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
      // Open nothing from a page in the background; browsers block links without a user gesture.
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
