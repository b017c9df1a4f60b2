import { WalletModalError } from '../lib/errors.js';

/** The URL of this file, and the page's module resolution. */
export interface LoadedFrom {
  readonly url: string;
  /** Undefined if a bundler has removed it. Throws for names in no active import map. */
  readonly resolve: ((name: string) => string) | undefined;
}

const here: LoadedFrom = {
  url: import.meta.url,
  resolve: import.meta.resolve && ((name) => import.meta.resolve(name)),
};

interface ImportMap {
  /** The absolute URLs of the files with a hash. */
  readonly hashed: readonly string[];
  /** The mapped names, with the absolute URLs they resolve to. */
  readonly names: readonly (readonly [name: string, url: string])[];
}

/**
 * The error if the page asks for integrity but this file, which the entry loads, was loaded without a check. Undefined if it
 * was checked, or if no integrity is asked for. Browsers ignore an inline map that the page's policy doesn't allow, and report
 * that only in the console.
 */
export function checkIntegrity(page: Document, { url, resolve }: LoadedFrom = here) {
  const folder = new URL('..', url).href;
  const scripts = [...page.querySelectorAll('script')];
  const maps = scripts
    .filter(({ type }) => type === 'importmap')
    .map(({ textContent }) => readMap(textContent, page.baseURI));
  const isAsked =
    scripts.some(({ integrity, src }) => integrity && src.startsWith(folder)) ||
    maps.some(({ hashed }) => hashed.some((file) => file.startsWith(folder)));
  if (!isAsked || !resolve) return undefined;
  const ours = maps.filter(({ hashed }) => hashed.includes(url));
  if (!ours.length) return unchecked(`No import map has a hash for ${url}. Use the map of this release.`);
  const isInEffect = ours.some(({ names }) => names.some(([name, target]) => leadsTo(resolve, name, target)));
  return isInEffect
    ? undefined
    : unchecked(
        'The import map with the hashes is not in effect. Allow it in the content security policy, by a hash or a nonce, and keep its "imports".',
      );
}

function leadsTo(resolve: (name: string) => string, name: string, target: string): boolean {
  try {
    return resolve(name) === target;
  } catch {
    // No active map has the name.
    return false;
  }
}

function readMap(text: string | null, baseUrl: string): ImportMap {
  const map = parse(text);
  const absolute = (url: unknown) => (URL.canParse(`${url}`, baseUrl) ? new URL(`${url}`, baseUrl).href : '');
  return {
    hashed: Object.keys(Object(map.integrity)).map(absolute),
    names: Object.entries(Object(map.imports)).map(([name, url]) => [name, absolute(url)]),
  };
}

function parse(text: string | null): { readonly integrity?: unknown; readonly imports?: unknown } {
  try {
    return Object(JSON.parse(text ?? ''));
  } catch {
    // The browser reports it.
    return {};
  }
}

function unchecked(details: string): WalletModalError {
  return new WalletModalError(
    'integrity_off',
    'Files were loaded without the integrity that the page asks for.',
    {
      details,
    },
  );
}
