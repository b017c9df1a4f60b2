import type { PageElement } from './pageElement.js';

/** The import maps of a page, combined. */
export interface ImportMap {
  /** The absolute addresses that it maps to. */
  readonly addresses: readonly string[];
  /** The hashes of files, by absolute address. */
  readonly integrity: ReadonlyMap<string, string>;
  /** Resolves an import of a script in the page. Undefined if the map has no address for it. */
  address(specifier: string): string | undefined;
}

type Entry = readonly [name: string, address: unknown];

const entriesOf = (value: unknown): readonly Entry[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

function readMap(text: string): {
  imports: readonly Entry[];
  scopes: readonly Entry[];
  integrity: readonly Entry[];
} {
  let map: unknown;
  try {
    map = JSON.parse(text);
  } catch {
    // Invalid JSON is reported elsewhere.
  }
  const parts = new Map(entriesOf(map));
  const part = (name: string) => entriesOf(parts.get(name));
  return { imports: part('imports'), scopes: part('scopes'), integrity: part('integrity') };
}

/** Resolves an absolute or a relative address. Undefined for a name such as `wallet-modal`. */
const absolute = (text: string, baseUrl: string): string | undefined => {
  if (/^\.{0,2}\//.test(text)) return URL.canParse(text, baseUrl) ? new URL(text, baseUrl).href : undefined;
  return URL.canParse(text) ? new URL(text).href : undefined;
};

/** Reads the import maps of a page, as browsers apply them to scripts in the page itself. */
export function importMap(elements: readonly PageElement[], baseUrl: string): ImportMap {
  const maps = elements.map(({ textContent }) => readMap(textContent));
  const place = (text: string) => absolute(text, baseUrl);
  const named = (entries: readonly Entry[]) =>
    entries.map(([name, address]) => [place(name) ?? name, address] as const);
  const scopes = maps
    .flatMap((map) => named(map.scopes))
    .filter(([scope]) => scope === baseUrl || (scope.endsWith('/') && baseUrl.startsWith(scope)))
    .sort(([one], [other]) => other.length - one.length);
  const lists = [
    ...scopes.map(([, imports]) => named(entriesOf(imports))),
    maps.flatMap((map) => named(map.imports)),
  ];
  const all = maps.flatMap(({ imports, scopes }) => [
    ...imports,
    ...scopes.flatMap(([, inScope]) => entriesOf(inScope)),
  ]);
  return {
    addresses: all.flatMap(([, address]) => (typeof address === 'string' ? (place(address) ?? []) : [])),
    integrity: new Map(
      maps.flatMap((map) =>
        named(map.integrity).flatMap(([url, hash]) => (typeof hash === 'string' ? [[url, hash]] : [])),
      ),
    ),
    address(specifier) {
      const wanted = place(specifier) ?? specifier;
      for (const list of lists) {
        const entry = nearest(list, wanted);
        if (!entry) continue;
        const [name, address] = entry;
        const found = typeof address === 'string' ? address + wanted.slice(name.length) : '';
        return place(found) === undefined ? undefined : found;
      }
      return place(specifier) === undefined ? undefined : specifier;
    },
  };
}

/** The entry with that name, or the longest one that ends in `/` and is a prefix of it. */
function nearest(list: readonly Entry[], wanted: string): Entry | undefined {
  let found: Entry | undefined;
  for (const entry of list) {
    const [name] = entry;
    if (name === wanted) return entry;
    if (name.endsWith('/') && wanted.startsWith(name) && name.length > (found?.[0].length ?? 0))
      found = entry;
  }
  return found;
}
