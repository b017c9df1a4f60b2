import { safeAppUrl } from './safeAppUrl.js';

const TARGETS = ['_blank', '_self', '_top'] as const;

/** How a wallet's app is opened. */
export interface AppLink {
  /** What its links begin with. */
  readonly href: string;
  readonly target: (typeof TARGETS)[number];
}

/** Something that a wallet app waits for its person to answer. */
export interface AppRequest {
  /** Brings the app up for it. */
  readonly link: AppLink;
  /** What the app says of itself. */
  readonly wallet: { readonly name?: string | undefined; readonly icon?: string | undefined };
}

/**
 * The link that hands a pairing URI to a wallet's app: to its `https:` address or to the scheme of its own, in the
 * form that wallets of the directory expect (`…/wc?uri=`).
 */
export function pairingLink(appUrl: string, uri: string): string {
  return linkTo(appUrl, `uri=${encodeURIComponent(uri)}`);
}

/** The link that brings a wallet's app up for a request of a session. */
export function requestLink(appUrl: string, { id, topic }: { id: number; topic: string }): string {
  return linkTo(appUrl, `requestId=${id}&sessionTopic=${topic}`);
}

/** What the address asks for by itself is kept, behind the path. */
function linkTo(appUrl: string, query: string): string {
  const [, path = '', params, hash] = /^([^?]*)(?:\?([^#]*)(.*))?$/s.exec(appUrl) ?? [];
  return `${appBase(path)}wc?${params ? `${params}&` : ''}${query}${hash ?? ''}`;
}

function appBase(path: string): string {
  const base = path.includes('://') ? path : `${path.replace(/[/:]/g, '')}://`;
  return base.endsWith('/') ? base : `${base}/`;
}

/** Reads a link that was kept; undefined for anything that is none, or that the browser would open itself. */
export function readAppLink(value: unknown): AppLink | undefined {
  const kept = Object(value) as Partial<AppLink>;
  const href = safeAppUrl(kept.href);
  const target = TARGETS.find((one) => one === kept.target);
  return href && target ? { href, target } : undefined;
}
