import { type Directive, type PagePlace, SELF } from '../policy/need.js';
import type { FoundPolicy } from './parsePolicies.js';

/** What browsers look at, in order, where the directive itself is missing. */
const FALLBACKS: Readonly<Record<Directive, readonly string[]>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
};

/** The sources that count for a directive. Undefined if the policy allows everything there. */
export function sourcesFor({ directives }: FoundPolicy, directive: Directive): readonly string[] | undefined {
  const name = FALLBACKS[directive].find((one) => directives.has(one));
  return name === undefined ? undefined : directives.get(name);
}

/** Whether a policy allows a source: an origin, a scheme, or `'self'`. */
export function allowsSource(
  policy: FoundPolicy,
  { directive, source }: { readonly directive: Directive; readonly source: string },
  page: PagePlace,
): boolean {
  const sources = sourcesFor(policy, directive);
  return sources === undefined || sources.some((one) => matches(one, source, page));
}

/** Which schemes a scheme in a policy stands for beside itself (CSP 3, 6.7.2.8). */
const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
  'http:': ['https:'],
  'ws:': ['wss:', 'http:', 'https:'],
  'wss:': ['https:'],
};
const isScheme = (allowed: string, asked: string) =>
  allowed === asked || (STANDS_FOR[allowed] ?? []).includes(asked);

const HOST_SOURCE =
  /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\*|(?:\*\.)?[\w-]+(?:\.[\w-]+)*|\[[\da-f:]+\])(?::(\d+|\*))?(?:\/.*)?$/i;

/** Whether a source expression of a policy matches what is needed. Paths are not looked at. */
export function matches(expression: string, source: string, page: PagePlace): boolean {
  const allowed = expression.toLowerCase();
  if (allowed === source.toLowerCase()) return true;
  const asked = source === SELF ? new URL(page.url).origin : source;
  if (/^[a-z][a-z\d+.-]*:$/.test(allowed)) return isScheme(allowed, `${asked.split(':')[0]}:`);
  // `data:` and the like have no host.
  if (!URL.canParse(asked) || !asked.includes('//')) return false;
  const url = new URL(asked);
  if (allowed === '*') return true;
  const [, scheme, host = '', port] = HOST_SOURCE.exec(allowed) ?? [];
  if (!host) return false;
  const isHost = host.startsWith('*.')
    ? url.hostname.endsWith(host.slice(1))
    : host === '*' || host === url.hostname;
  return isHost && isScheme(scheme ?? new URL(page.url).protocol, url.protocol) && isPort(port, url);
}

function isPort(allowed: string | undefined, url: URL): boolean {
  // An address without a port has that of its scheme, and 80 stands for 443 too.
  const own = url.port || (/^(https|wss):$/.test(url.protocol) ? '443' : '80');
  if (allowed === undefined) return url.port === '';
  return allowed === '*' || allowed === own || (allowed === '80' && own === '443');
}
