import { ownValue } from '../../lib/untrusted/ownValue.js';
import { type Directive, isNetwork, type Need, type PagePlace, SELF } from '../policy/need.js';
import type { FoundPolicy } from './parsePolicies.js';

/** The directives that browsers use, in order, if the directive itself is missing. */
const FALLBACKS: Readonly<Record<Directive, readonly string[]>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
};

/** The sources that apply to a directive. Undefined if the policy allows everything there. */
export function sourcesFor({ directives }: FoundPolicy, directive: Directive): readonly string[] | undefined {
  const name = FALLBACKS[directive].find((one) => directives.has(one));
  return name === undefined ? undefined : directives.get(name);
}

/** Whether a policy allows a source: an origin, a scheme or `'self'`. For a host, the requested address also counts. */
export function allowsSource(
  policy: FoundPolicy,
  { directive, source, ...asked }: Pick<Need, 'directive' | 'source' | 'url' | 'hasMore'>,
  page: PagePlace,
): boolean {
  const sources = sourcesFor(policy, directive);
  return sources === undefined || sources.some((one) => matches(one, source, page, asked));
}

/** The other schemes that a scheme in a policy also allows (CSP 3, 6.7.2.8). */
const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
  'http:': ['https:'],
  'ws:': ['wss:', 'http:', 'https:'],
  'wss:': ['https:'],
};
const isScheme = (allowed: string, asked: string) =>
  allowed === asked || (ownValue(STANDS_FOR, allowed) ?? []).includes(asked);

const HOST_SOURCE =
  /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\*|(?:\*\.)?[\w-]+(?:\.[\w-]+)*|\[[\da-f:]+\])(?::(\d+|\*))?(\/[^?#]*)?$/i;

/** Matches a source for every host on the web, or for every host with a scheme. */
const ANY_HOST = /^([a-z]+:\/\/)?\*(:\*)?\/?$/;

/** Whether a source expression of a policy matches a source. `url` is the requested address, if known. */
export function matches(
  expression: string,
  source: string,
  page: PagePlace,
  { url, hasMore = false }: Pick<Need, 'url' | 'hasMore'> = {},
): boolean {
  const allowed = expression.toLowerCase();
  if (allowed === source.toLowerCase()) return true;
  const origin = source === SELF ? new URL(page.url).origin : source;
  if (/^[a-z][a-z\d+.-]*:$/.test(allowed)) return isScheme(allowed, `${origin.split(':')[0]}:`);
  if (ANY_HOST.test(allowed) && isNetwork(origin)) {
    return allowed.startsWith('*') || isScheme(allowed.split('//')[0] ?? '', origin);
  }
  // `data:` and the like have no host.
  if (!URL.canParse(origin) || !origin.includes('//')) return false;
  const asked = new URL(origin);
  if (allowed === '*') return true;
  // Only paths are case-sensitive.
  const [, scheme, host = '', port, path] = HOST_SOURCE.exec(expression) ?? [];
  if (!host) return false;
  return (
    isHost(host.toLowerCase(), asked.hostname) &&
    isScheme(scheme?.toLowerCase() ?? new URL(page.url).protocol, asked.protocol) &&
    isPort(port, asked) &&
    (url === undefined || isPath(path, new URL(url).pathname, hasMore))
  );
}

const isHost = (allowed: string, asked: string) =>
  allowed.startsWith('*.') ? asked.endsWith(allowed.slice(1)) : allowed === '*' || allowed === asked;

/** A path in a policy allows only itself. If it ends in `/`, it also allows everything below it (CSP 3, 6.7.2.10). */
function isPath(allowed: string | undefined, asked: string, hasMore: boolean): boolean {
  if (allowed === undefined || allowed === '/') return true;
  // Only the site knows whether it requests more than that.
  if (hasMore && allowed.startsWith(asked)) return true;
  const parts = allowed.split('/').map(decoded);
  const given = asked.split('/').map(decoded);
  const isFolder = parts.at(-1) === '';
  if (isFolder) parts.pop();
  if (isFolder ? parts.length >= given.length : parts.length !== given.length) return false;
  return parts.every((part, at) => part === given[at]);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Not encoded correctly, so it is compared as it is.
    return part;
  }
}

function isPort(allowed: string | undefined, url: URL): boolean {
  // An address without a port has its scheme's port, and 80 in a policy also allows 443.
  const own = url.port || (/^(https|wss):$/.test(url.protocol) ? '443' : '80');
  if (allowed === undefined) return url.port === '';
  return allowed === '*' || allowed === own || (allowed === '80' && own === '443');
}
