import { type PageScript, scriptHash } from '../page/pageScripts.js';
import type { Page } from '../page/parsePage.js';
import { type Need, sourceOf } from './need.js';

/** The source that a script of the page needs. */
function needOf({ element, kind, src, file }: PageScript, page: Page): Need | undefined {
  const source = src === undefined ? scriptHash(element.textContent) : sourceOf(src, page);
  if (source === undefined) return undefined;
  const shared = { directive: 'script-src', source } as const;
  if (kind === 'importmap') {
    const why = 'The hash of your import map, which holds the hashes of files.';
    return { ...shared, feature: 'Integrity', why, without: 'Files load unchecked.' };
  }
  if (kind === 'speculationrules') {
    const why = 'The hash of the speculation rules in your page.';
    return { ...shared, feature: 'Your page', why, without: 'No page is loaded ahead.' };
  }
  if (file !== undefined) {
    const why = 'The files of the modal.';
    return { ...shared, feature: 'Files on another host', why, without: 'Nothing loads.' };
  }
  const why =
    src === undefined
      ? 'The hash of a script in your page.'
      : kind === 'import'
        ? 'What a script in your page imports.'
        : 'A script of your page.';
  return { ...shared, feature: 'Your page', why, without: 'That script does not run.' };
}

/** Whether scripts may have unread imports: files, and scripts that compute their imports. */
const mayImportMore = ({ scripts, unknownImports }: Page): boolean =>
  scripts.some(({ src, file }) => src !== undefined && file === undefined) ||
  unknownImports.some(({ name }) => name === undefined);

/** The addresses of import maps, for scripts that weren't read. */
function mappedNeeds(page: Page): readonly Need[] {
  if (!mayImportMore(page)) return [];
  return page.map.addresses.flatMap((address) => {
    const source = sourceOf(address, page);
    if (source === undefined) return [];
    const why = 'Your import map leads there, for scripts in files, which are not read.';
    const without = 'Scripts that import from there do not run.';
    return [{ directive: 'script-src', source, feature: 'Your page', why, without } as const];
  });
}

/** The needs of a page's scripts: those of the modal, and all others, which the policy would block as well. */
export const scriptNeeds = (page: Page): readonly Need[] => [
  ...page.scripts.flatMap((script) => needOf(script, page) ?? []),
  ...mappedNeeds(page),
];
