import { safeAppUrl } from './safeAppUrl.js';

const TARGETS = ['_blank', '_self', '_top'] as const;

/** A wallet app's link. */
export interface AppLink {
  /** The base URL. */
  readonly href: string;
  readonly target: (typeof TARGETS)[number];
}

/** A pending request for the user of a wallet app. */
export interface AppRequest {
  /** Opens the app for the request. */
  readonly link: AppLink;
  /** The app's own name and icon. */
  readonly wallet: { readonly name?: string | undefined; readonly icon?: string | undefined };
}

/**
 * The link that passes a pairing URI to a wallet's app, given its `https:` URL or custom scheme, in the form that the
 * directory's wallets expect (`…/wc?uri=`).
 */
export function pairingLink(appUrl: string, uri: string): string {
  return linkTo(appUrl, `uri=${encodeURIComponent(uri)}`);
}

/** The link that opens a wallet's app for a session request. */
export function requestLink(appUrl: string, { id, topic }: { id: number; topic: string }): string {
  return linkTo(appUrl, `requestId=${id}&sessionTopic=${topic}`);
}

/** Keeps the URL's own query, after the path. */
function linkTo(appUrl: string, query: string): string {
  const [, path = '', params, hash] = /^([^?]*)(?:\?([^#]*)(.*))?$/s.exec(appUrl) ?? [];
  return `${appBase(path)}wc?${params ? `${params}&` : ''}${query}${hash ?? ''}`;
}

function appBase(path: string): string {
  const base = path.includes('://') ? path : `${path.replace(/[/:]/g, '')}://`;
  return base.endsWith('/') ? base : `${base}/`;
}

/** Reads a stored link; undefined if it is invalid, or if the browser would open it itself. */
export function readAppLink(value: unknown): AppLink | undefined {
  const kept = Object(value) as Partial<AppLink>;
  const href = safeAppUrl(kept.href);
  const target = TARGETS.find((one) => one === kept.target);
  return href && target ? { href, target } : undefined;
}
