/** The directives that the modal needs. */
export type Directive = 'script-src' | 'connect-src' | 'img-src' | 'frame-src';

/** A source that the page's policy has to allow, with the reason. */
export interface Need {
  readonly directive: Directive;
  /** The source as a policy lists it: an origin, a scheme or a hash. */
  readonly source: string;
  /** The requested address without its query. Ends in `/` if addresses below it are requested. Undefined if unknown. */
  readonly url?: string | undefined;
  /** Addresses below it are requested, and not all of them are known. */
  readonly hasMore?: boolean | undefined;
  readonly feature: string;
  /** The purpose of the requests. */
  readonly why: string;
  /** The effect if it isn't allowed. */
  readonly without: string;
  /** Everything works without it, but looks different. */
  readonly isOptional?: boolean;
}

/** The page's own origin. */
export const SELF = "'self'";

/** Whether `*` and hosts in a policy cover a scheme. */
export const isNetwork = (protocol: string): boolean => /^(https?|wss?):$/.test(protocol);

/** A policy's source for an address: its origin, or `SELF`. Undefined if a policy can't name it. */
export function sourceOf(url: string | undefined, page: PagePlace): string | undefined {
  if (url === undefined || !URL.canParse(url, page.baseUrl)) return undefined;
  const { protocol, host } = new URL(url, page.baseUrl);
  // A host name may contain `;` or `,`, which would end a directive or a policy.
  if (!isNetwork(protocol) || !/^[\w.:[\]-]+$/.test(host)) return undefined;
  const own = new URL(page.url);
  // `'self'` includes WebSockets to the same host.
  const isOwn = host === own.host && protocol.replace('ws', 'http') === own.protocol;
  return isOwn ? SELF : `${protocol}//${host}`;
}

/** An address as a policy compares it. `hasMore`: addresses below it are requested. */
export function askedUrl(url: string | undefined, page: PagePlace, hasMore = false): string | undefined {
  if (url === undefined || !URL.canParse(url, page.baseUrl)) return undefined;
  const { protocol, host, pathname } = new URL(url, page.baseUrl);
  return `${protocol}//${host}${hasMore ? pathname.replace(/\/*$/, '/') : pathname}`;
}

/** The requests to an address. Undefined if the address is invalid. `source` is undefined if no policy can name its host. */
export function askedAt(
  url: string | undefined,
  page: PagePlace,
  hasMore?: boolean,
): Pick<Wanted, 'source' | 'url' | 'hasMore'> | undefined {
  const asked = askedUrl(url, page, hasMore);
  if (asked === undefined || !isNetwork(new URL(asked).protocol)) return undefined;
  return { source: sourceOf(url, page), url: asked, hasMore };
}

/** A need whose host no policy may be able to name. */
export type Wanted = Omit<Need, 'source'> & { readonly source: string | undefined };

/** A page's address, and the base for its relative addresses. */
export interface PagePlace {
  readonly url: string;
  readonly baseUrl: string;
}
