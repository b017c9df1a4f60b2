/** How a wallet's app is opened. */
export interface AppLink {
  /** What its links begin with, up to the last slash. */
  readonly href: string;
  readonly target: '_blank' | '_self' | '_top';
}

/**
 * The link that hands a pairing URI to a wallet's app: to its `https:` address or to the scheme of its own, in the
 * form that wallets of the directory expect (`…/wc?uri=`).
 */
export function pairingLink(appUrl: string, uri: string): string {
  return `${appBase(appUrl)}wc?uri=${encodeURIComponent(uri)}`;
}

/** What all links to an app begin with. */
export function appBase(appUrl: string): string {
  const base = appUrl.includes('://') ? appUrl : `${appUrl.replace(/[/:]/g, '')}://`;
  return base.endsWith('/') ? base : `${base}/`;
}
