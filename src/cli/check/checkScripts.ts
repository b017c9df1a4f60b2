import { VERSION } from '../../lib/version.js';
import type { Integrity } from '../input/readIntegrity.js';
import type { PageElement } from '../page/pageElement.js';
import type { PageScript, UnknownImport } from '../page/pageScripts.js';
import type { Page } from '../page/parsePage.js';
import { SELF, sourceOf } from '../policy/need.js';
import type { Finding } from './finding.js';

const finding = (
  { line }: PageElement,
  what: string,
  fix: string,
  level: Finding['level'] = 'problem',
): Finding => ({ level, subject: 'Scripts', line, what, fix });

/** A version in the address of a CDN: `wallet-modal@1.2.3/`. */
const VERSIONED = /wallet-modal@([^/]*)\//;
const EXACT = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

/** Finds mistakes in the scripts that load the modal. `integrity` has the hashes of this version. */
export function checkScripts(page: Page, integrity: Integrity | undefined): readonly Finding[] {
  const { scripts } = page;
  const own = scripts.filter(({ file }) => file !== undefined);
  const others = own.slice(1).filter(({ src }) => src !== own[0]?.src);
  return [
    ...own.flatMap((script) => [
      ...checkType(script),
      ...checkOrigin(script, page),
      ...checkHash(script, integrity),
    ]),
    ...others.map(({ element, src }) =>
      finding(element, `The modal is loaded a second time, from ${src}.`, 'Load it once only.'),
    ),
    ...checkConfigScripts(page),
    ...checkMaps(scripts, own),
    ...page.unknownImports.flatMap(checkName),
  ];
}

/** Only advice, because a bundler may replace the name before browsers see it. */
function checkName({ element, name }: UnknownImport): readonly Finding[] {
  if (name === undefined) return [];
  const what = `The script imports "${name}", which no import map of the page has. Without a bundler, it does not run.`;
  return [finding(element, what, 'Write its address, or add the import map of the release.', 'advice')];
}

function checkType({ element, kind, file }: PageScript): readonly Finding[] {
  if (file === 'wallet-modal.js' && kind === 'classic') {
    const fix = 'Add type="module", or load wallet-modal.classic.js.';
    return [finding(element, 'wallet-modal.js is a module, which a plain script tag cannot load.', fix)];
  }
  if (file === 'wallet-modal.classic.js' && kind !== 'classic') {
    return [finding(element, 'wallet-modal.classic.js is no module.', 'Load wallet-modal.js instead.')];
  }
  return [];
}

function checkOrigin({ element, kind, src = '', integrity }: PageScript, page: Page): readonly Finding[] {
  const source = sourceOf(src, page);
  if (source === SELF || source === undefined) return [];
  const version = VERSIONED.exec(src)?.[1];
  const found: Finding[] = [];
  if (version !== undefined ? !EXACT.test(version) : /wallet-modal\/dist\//.test(src)) {
    const what = `${src} has no exact version, so that your page changes whenever a version is published.`;
    found.push(
      finding(element, what, `Write wallet-modal@${VERSION}, and test before you take another one.`),
    );
  }
  if (integrity.length === 0) {
    const what = `The script comes from ${source} without a hash: whoever runs that host can change what visitors sign.`;
    found.push(
      finding(
        element,
        what,
        kind === 'import'
          ? 'Take the import map that "wallet-modal integrity" prints: it has the hashes of the files.'
          : 'Add integrity="sha384-…" and crossorigin="anonymous", with the import map: "wallet-modal integrity" prints both tags.',
      ),
    );
  } else if (kind === 'classic' && !element.hasAttribute('crossorigin')) {
    const what = 'The script has a hash but no "crossorigin", so that browsers refuse it.';
    found.push(finding(element, what, 'Add crossorigin="anonymous".'));
  }
  return found;
}

function checkHash(
  { element, src = '', file = '', integrity: given }: PageScript,
  integrity: Integrity | undefined,
): readonly Finding[] {
  if (given.length === 0) return [];
  const bad = given.find((hash) => !/^sha(256|384|512)-[\w+/]+={0,2}$/.test(hash));
  if (bad !== undefined) {
    return [
      finding(
        element,
        `integrity="${bad}" is no hash, so that nothing is checked.`,
        'Write one such as sha384-….',
      ),
    ];
  }
  const known = VERSIONED.exec(src)?.[1] === VERSION ? integrity?.[file] : undefined;
  if (known === undefined || given.includes(known)) return [];
  return [
    finding(
      element,
      `The hash is not that of ${file} in version ${VERSION}, so that it does not load.`,
      `Write ${known}.`,
    ),
  ];
}

/** Settings in a script of another type would run as code. Outside a modal, they have no effect. */
function checkConfigScripts({ elements }: Page): readonly Finding[] {
  return elements.flatMap((element) => {
    if (element.name !== 'script') return [];
    const isJson = element.getAttribute('type')?.trim().toLowerCase() === 'application/json';
    const isInModal = element.parent?.name === 'wallet-modal';
    const isConfig = element.getAttribute('slot') === 'config';
    if (isConfig && !isInModal) {
      const what =
        'A script with slot="config" is not directly inside a <wallet-modal>, so that nobody reads it.';
      return [finding(element, what, 'Move it there.')];
    }
    if (isConfig && !isJson) {
      const what =
        'The script with the settings is not of the type application/json, so that browsers run it.';
      return [finding(element, what, 'Write <script type="application/json" slot="config">.')];
    }
    if (isInModal && isJson && !isConfig) {
      return [
        finding(element, 'The JSON in <wallet-modal> is not read.', 'Add slot="config" to its script.'),
      ];
    }
    return [];
  });
}

function checkMaps(scripts: readonly PageScript[], own: readonly PageScript[]): readonly Finding[] {
  const found: Finding[] = [];
  const firstModule = scripts.findIndex(({ kind }) => kind === 'module');
  for (const [at, { kind, element, src }] of scripts.map((script, at) => [at, script] as const)) {
    if (kind !== 'importmap') continue;
    if (src !== undefined) {
      found.push(
        finding(element, 'Browsers load no import map from another file.', 'Write it into the page.'),
      );
    }
    if (firstModule !== -1 && firstModule < at) {
      const what = 'The import map comes after a module, so that some browsers ignore it.';
      found.push(finding(element, what, 'Put it before the first script with type="module".'));
    }
    if (src === undefined && !isJson(element.textContent)) {
      found.push(
        finding(element, 'The import map is not JSON, so that browsers ignore it.', 'Mend the JSON.'),
      );
    }
  }
  const hashed = own.find(({ element }) => element.hasAttribute('integrity'));
  if (
    hashed &&
    !scripts.some(({ kind, element }) => kind === 'importmap' && /"integrity"/.test(element.textContent))
  ) {
    const what = 'Only the first file has a hash. The files that it loads are not checked.';
    found.push(
      finding(
        hashed.element,
        what,
        'Add the import map with their hashes, which "wallet-modal integrity" prints.',
        'advice',
      ),
    );
  }
  return found;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // The caller reports it.
    return false;
  }
}
