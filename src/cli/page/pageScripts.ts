import { createHash } from 'node:crypto';
import { type ImportMap, importMap } from './importMap.js';
import type { PageElement } from './pageElement.js';
import { readImports } from './readImports.js';

/** A script that browsers run, an import of a script in the page, an import map, or speculation rules. */
export interface PageScript {
  readonly element: PageElement;
  readonly kind: 'classic' | 'module' | 'importmap' | 'speculationrules' | 'import';
  /** The absolute address. Undefined for a script in the page itself. */
  readonly src: string | undefined;
  /** The address as the page has it. */
  readonly given: string | undefined;
  /** The name of the package's file that it loads: `wallet-modal.js`. */
  readonly file: string | undefined;
  /** Its hashes, from its tag or from an import map. */
  readonly integrity: readonly string[];
}

/** A script in the page with an unknown import: a computed one, or a name that no import map has. */
export interface UnknownImport {
  readonly element: PageElement;
  readonly name: string | undefined;
}

/** The scripts of a page, and what is known about their imports. */
export interface PageScripts {
  readonly scripts: readonly PageScript[];
  readonly unknownImports: readonly UnknownImport[];
  readonly map: ImportMap;
}

const CLASSIC =
  /^(text\/(javascript(1\.[0-5])?|jscript|livescript|(x-)?ecmascript|x-javascript)|application\/(x-)?(java|ecma)script)$/;
/** The files of the package that pages load with a tag. */
const FILES = /(?:^|\/)(wallet-modal(?:\.classic)?\.js)$/;
/** The most imports of a page to resolve. */
const MOST_IMPORTS = 200;
const LONGEST_IMPORT = 2_000;

/** The type of a script as browsers determine it: its type, its language, or JavaScript by default. */
function typeOf(element: PageElement): string {
  const [type, language] = [element.getAttribute('type'), element.getAttribute('language')];
  if (type === '') return 'text/javascript';
  if (type !== null) return type.trim().toLowerCase();
  return language && element.markup === 'html' ? `text/${language.toLowerCase()}` : 'text/javascript';
}

/** The attribute with a script's address. */
const addressName = ({ markup }: PageElement) => (markup === 'svg' ? 'href' : 'src');

/** Whether a classic script is for browsers without modules, or for an event that never fires. SVG scripts have neither. */
function isForOthers(element: PageElement): boolean {
  if (element.markup !== 'html') return false;
  const [target, event] = ['for', 'event'].map((name) => element.getAttribute(name)?.trim().toLowerCase());
  const isLoad = target === 'window' && (event === 'onload' || event === 'onload()');
  return element.hasAttribute('nomodule') || (target !== undefined && event !== undefined && !isLoad);
}

/**
 * What browsers do with a script (HTML, "prepare the script element"). Undefined for scripts that they skip: those with another
 * type or for other browsers, empty ones, and those in MathML. Scripts in SVG run.
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

/** The scripts of a page that browsers run, with their imports, and its import maps. */
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
    // An import statement makes a classic script invalid.
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

/** The file at an address. The hashes of import maps apply to modules. */
function loadedFrom(
  given: string | undefined,
  baseUrl: string,
  map?: ImportMap,
): Pick<PageScript, 'src' | 'given' | 'file' | 'integrity'> {
  const src = given !== undefined && URL.canParse(given, baseUrl) ? new URL(given, baseUrl).href : given;
  const hashes = src === undefined ? undefined : map?.integrity.get(src);
  return { src, given, file: fileOf(src), integrity: hashesIn(hashes ?? '') };
}

/** The name of the package's file at an address. */
export function fileOf(src: string | undefined): string | undefined {
  const path = src === undefined ? '' : URL.canParse(src) ? new URL(src).pathname : src;
  return FILES.exec(path)?.[1];
}

/** The hash of an inline script, as a policy lists it. */
export const scriptHash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
