import { type Directive, type Need, SELF } from './need.js';
import { sourcesOf } from './needsOf.js';

const DIRECTIVES: readonly Directive[] = ['script-src', 'connect-src', 'img-src', 'frame-src'];

/** The directives of a policy with their sources, in order. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** The strictest policy that allows these needs. `base`: the source of the page's `<base href>`. */
export function policyOf(needs: readonly Need[], base = "'none'"): Policy {
  const found = DIRECTIVES.flatMap((directive): [string, readonly string[]][] => {
    const sources = sourcesOf(needs, directive).filter((source) => source !== SELF);
    if (sources.length === 0) return [];
    // The page's own frames are up to the page.
    return [[directive, directive === 'frame-src' ? sources : [SELF, ...sources]]];
  });
  return new Map([
    ['default-src', [SELF]],
    ...found,
    ['object-src', ["'none'"]],
    ['base-uri', [base]],
    ['frame-ancestors', [SELF]],
    ['require-trusted-types-for', ["'script'"]],
  ]);
}

/** Directives that browsers ignore in a `<meta>`. */
export const ONLY_IN_HEADERS: readonly string[] = ['frame-ancestors', 'report-uri', 'report-to', 'sandbox'];

/** A policy as the header's value. */
export const policyText = (policy: Policy): string =>
  [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ');

/** The part of a policy that a `<meta>` can hold. */
const metaPolicy = (policy: Policy): Policy =>
  new Map([...policy].filter(([directive]) => !ONLY_IN_HEADERS.includes(directive)));

/** A policy as a tag for the top of `<head>`. Its only quotation marks are `'`. */
export const metaTag = (policy: Policy): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policyText(metaPolicy(policy)).replace(/[&"<>]/g, (found) => `&#${found.charCodeAt(0)};`)}">`;
