import { createHash } from 'node:crypto';
import type { PageScript } from '../page/pageScripts.js';
import { askedUrl, type PagePlace, sourceOf } from '../policy/need.js';
import { matches, sourcesFor } from './allowsSource.js';
import type { FoundPolicy } from './parsePolicies.js';

/** The hash algorithms that policies support. */
const ALGORITHMS = ['sha256', 'sha384', 'sha512'] as const;
const STRICT = "'strict-dynamic'";

/** Whether a policy lets a script of the page run, or an import map take effect. */
export function allowsScript(policy: FoundPolicy, script: PageScript, page: PagePlace): boolean {
  const sources = sourcesFor(policy, 'script-src');
  if (sources === undefined) return true;
  const { element, src, integrity } = script;
  const nonce = element.getAttribute('nonce');
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true;
  if (src === undefined) {
    return allowsHash(sources, element.textContent) || allowsInline(sources);
  }
  if (integrity.length > 0 && integrity.every((hash) => sources.includes(`'${hash}'`))) return true;
  const source = sourceOf(src, page);
  if (sources.includes(STRICT) || source === undefined) return false;
  return sources.some((one) => matches(one, source, page, { url: askedUrl(src, page) }));
}

/** Whether a list of sources includes the hash of a script. */
export const allowsHash = (sources: readonly string[], code: string): boolean =>
  ALGORITHMS.some((name) => sources.includes(`'${name}-${createHash(name).update(code).digest('base64')}'`));

/**
 * Whether a policy lets the modal load the files in `chunks` beside its script, provided it allows that script. A nonce covers
 * the script's imports, a hash does not. `mapped`: the hashes of those files in import maps.
 */
export function allowsChunks(
  policy: FoundPolicy,
  { element, src }: PageScript,
  page: PagePlace,
  mapped: readonly string[],
): boolean {
  const sources = sourcesFor(policy, 'script-src');
  if (sources === undefined || src === undefined) return true;
  const nonce = element.getAttribute('nonce');
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true;
  if (mapped.length > 0 && mapped.every((hash) => sources.includes(`'${hash}'`))) return true;
  const source = sourceOf(src, page);
  // Under `'strict-dynamic'`, browsers trust a script's imports only by its nonce.
  if (sources.includes(STRICT) || source === undefined) return false;
  const url = askedUrl(new URL('chunks/', new URL(src, page.baseUrl)).href, page);
  return sources.some((one) => matches(one, source, page, { url }));
}

/** A hash or a nonce in the list disables `'unsafe-inline'`. */
export const allowsInline = (sources: readonly string[]): boolean =>
  sources.includes("'unsafe-inline'") &&
  !sources.some((one) => one === STRICT || /^'(nonce|sha\d+)-/.test(one));
