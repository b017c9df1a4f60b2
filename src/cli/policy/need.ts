/** The directives that the modal has needs of. */
export type Directive = 'script-src' | 'connect-src' | 'img-src' | 'frame-src';

/** Something that the policy of a page has to allow, and why. */
export interface Need {
  readonly directive: Directive;
  /** As a policy writes it: an origin, a scheme or a hash. */
  readonly source: string;
  /** What is asked there, without its query: an address, or one that ends in `/` if addresses beneath it are. Undefined if it is not known. */
  readonly url?: string | undefined;
  /** Addresses beneath it are asked, and not all are known. */
  readonly hasMore?: boolean | undefined;
  readonly feature: string;
  /** Who asks for what. */
  readonly why: string;
  /** What happens if it is not allowed. */
  readonly without: string;
  /** Everything works without it, but for how it looks. */
  readonly isOptional?: boolean;
}

/** The page's own origin. */
export const SELF = "'self'";

/** Whether a scheme is one of those that `*` and hosts in a policy stand for. */
export const isNetwork = (protocol: string): boolean => /^(https?|wss?):$/.test(protocol);

/** The source of a policy for an address: its origin, or `SELF`. Undefined if it is no address that a policy can name. */
export function sourceOf(url: string | undefined, page: PagePlace): string | undefined {
  if (url === undefined || !URL.canParse(url, page.baseUrl)) return undefined;
  const { protocol, host } = new URL(url, page.baseUrl);
  // A name may hold `;` and `,`, which would end a directive or a policy.
  if (!isNetwork(protocol) || !/^[\w.:[\]-]+$/.test(host)) return undefined;
  const own = new URL(page.url);
  // `'self'` includes sockets of the same host.
  const isOwn = host === own.host && protocol.replace('ws', 'http') === own.protocol;
  return isOwn ? SELF : `${protocol}//${host}`;
}

/** An address as a policy looks at it. `hasMore`: addresses beneath it are asked. */
export function askedUrl(url: string | undefined, page: PagePlace, hasMore = false): string | undefined {
  if (url === undefined || !URL.canParse(url, page.baseUrl)) return undefined;
  const { protocol, host, pathname } = new URL(url, page.baseUrl);
  return `${protocol}//${host}${hasMore ? pathname.replace(/\/*$/, '/') : pathname}`;
}

/** What is asked at an address: nothing if it is none. `source` is undefined if no policy can name its host. */
export function askedAt(
  url: string | undefined,
  page: PagePlace,
  hasMore?: boolean,
): Pick<Wanted, 'source' | 'url' | 'hasMore'> | undefined {
  const asked = askedUrl(url, page, hasMore);
  if (asked === undefined || !isNetwork(new URL(asked).protocol)) return undefined;
  return { source: sourceOf(url, page), url: asked, hasMore };
}

/** A need whose host may be one that no policy can name. */
export type Wanted = Omit<Need, 'source'> & { readonly source: string | undefined };

/** Where a page is, and what its addresses are relative to. */
export interface PagePlace {
  readonly url: string;
  readonly baseUrl: string;
}
