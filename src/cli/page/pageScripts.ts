import { createHash } from 'node:crypto';
import { type ImportMap, importMap } from './importMap.js';
import type { PageElement } from './pageElement.js';
import { readImports } from './readImports.js';

/** A script of a page that browsers run, what one in the page imports, an import map, or rules for loading pages ahead. */
export interface PageScript {
  readonly element: PageElement;
  readonly kind: 'classic' | 'module' | 'importmap' | 'speculationrules' | 'import';
  /** Absolute. Undefined for one that is in the page itself. */
  readonly src: string | undefined;
  /** The same as the page has it. */
  readonly given: string | undefined;
  /** Which file of the package it loads, by its name: `wallet-modal.js`. */
  readonly file: string | undefined;
  /** Its hashes, of its tag or of an import map. */
  readonly integrity: readonly string[];
}

/** A script in the page that imports what is not known: something that it makes up, or a name that no import map has. */
export interface UnknownImport {
  readonly element: PageElement;
  readonly name: string | undefined;
}

/** The scripts of a page, and what is known of what they import. */
export interface PageScripts {
  readonly scripts: readonly PageScript[];
  readonly unknownImports: readonly UnknownImport[];
  readonly map: ImportMap;
}

const CLASSIC =
  /^(text\/(javascript(1\.[0-5])?|jscript|livescript|(x-)?ecmascript|x-javascript)|application\/(x-)?(java|ecma)script)$/;
/** The files of the package that pages load by a tag. */
const FILES = /(?:^|\/)(wallet-modal(?:\.classic)?\.js)$/;
/** How many imports of a page are looked up. */
const MOST_IMPORTS = 200;
const LONGEST_IMPORT = 2_000;

/** What a script is called by, as browsers read it: its type, else its language, else JavaScript. */
function typeOf(element: PageElement): string {
  const [type, language] = [element.getAttribute('type'), element.getAttribute('language')];
  if (type === '') return 'text/javascript';
  if (type !== null) return type.trim().toLowerCase();
  return language && element.markup === 'html' ? `text/${language.toLowerCase()}` : 'text/javascript';
}

/** The attribute with the address of a script. */
const addressName = ({ markup }: PageElement) => (markup === 'svg' ? 'href' : 'src');

/** Whether a classic script is for browsers without modules, or for an event that is none. Drawings have no such. */
function isForOthers(element: PageElement): boolean {
  if (element.markup !== 'html') return false;
  const [target, event] = ['for', 'event'].map((name) => element.getAttribute(name)?.trim().toLowerCase());
  const isLoad = target === 'window' && (event === 'onload' || event === 'onload()');
  return element.hasAttribute('nomodule') || (target !== undefined && event !== undefined && !isLoad);
}

/**
 * What browsers do with a script (HTML, "prepare the script element"). Undefined for one that they leave alone: of another
 * type, for others, empty, or in a formula. Those in drawings run.
 */
export function kindOf(element: PageElement): Exclude<PageScript['kind'], 'import'> | undefined {
  const address = element.getAttribute(addressName(element));
  const isEmpty = address === null ? element.textContent === '' : address === '';
  if (element.markup === 'math' || isEmpty) return undefined;
  const type = typeOf(element);
  if (type === 'module') return type;
  if (type === 'importmap' || type === 'speculationrules') return address === null ? type : undefined;
  return CLASSIC.test(type) && !isForOthers(element) ? 'classic' : undefined;
}

/** The scripts of a page that browsers run, each with what it imports, and its import maps. */
export function pageScripts(elements: readonly PageElement[], baseUrl: string): PageScripts {
  const tags = elements.flatMap((element) => {
    const kind = element.name === 'script' ? kindOf(element) : undefined;
    return kind ? [{ element, kind }] : [];
  });
  const map = importMap(
    tags.filter(({ kind }) => kind === 'importmap').map(({ element }) => element),
    baseUrl,
  );
  const unknownImports: UnknownImport[] = [];
  let left = MOST_IMPORTS;
  const importsOf = ({ element, kind }: (typeof tags)[number]): readonly PageScript[] => {
    const isFile = element.hasAttribute(addressName(element));
    if ((kind !== 'module' && kind !== 'classic') || isFile) return [];
    const { statements, calls, isUnclear } = readImports(element.textContent);
    // A statement makes a classic script an error.
    const names = [...new Set(kind === 'module' ? [...statements, ...calls] : calls)];
    const read = names.slice(0, left).filter(({ length }) => length <= LONGEST_IMPORT);
    left -= read.length;
    if (isUnclear || read.length < names.length) unknownImports.push({ element, name: undefined });
    return read.flatMap((name) => {
      const given = map.address(name);
      if (given === undefined) unknownImports.push({ element, name });
      return given === undefined ? [] : [{ element, kind: 'import', ...loadedFrom(given, baseUrl, map) }];
    });
  };
  const scripts = tags.flatMap((tag): readonly PageScript[] => {
    const { element, kind } = tag;
    const given = element.getAttribute(addressName(element)) ?? undefined;
    const hashes = element.getAttribute('integrity');
    const loaded = loadedFrom(given, baseUrl, kind === 'module' ? map : undefined);
    const integrity = hashes === null ? loaded.integrity : hashesIn(hashes);
    return [{ element, kind, ...loaded, integrity }, ...importsOf(tag)];
  });
  return { scripts, unknownImports, map };
}

const hashesIn = (integrity: string): readonly string[] => integrity.split(/\s+/).filter(Boolean);

/** What an address loads. The hashes of import maps hold for modules. */
function loadedFrom(
  given: string | undefined,
  baseUrl: string,
  map?: ImportMap,
): Pick<PageScript, 'src' | 'given' | 'file' | 'integrity'> {
  const src = given !== undefined && URL.canParse(given, baseUrl) ? new URL(given, baseUrl).href : given;
  const hashes = src === undefined ? undefined : map?.integrity.get(src);
  return { src, given, file: fileOf(src), integrity: hashesIn(hashes ?? '') };
}

/** Which file of the package is at an address, by its name. */
export function fileOf(src: string | undefined): string | undefined {
  const path = src === undefined ? '' : URL.canParse(src) ? new URL(src).pathname : src;
  return FILES.exec(path)?.[1];
}

/** The hash of what a script in a page has in it, as a policy names it. */
export const scriptHash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
