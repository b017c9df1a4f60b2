import { type PageScript, pageScripts, scriptHash } from '../page/pageScripts.js';
import type { Page } from '../page/parsePage.js';
import { type Need, sourceOf } from './need.js';

/** What a script of the page needs. */
function needOf({ element, kind, src, file }: PageScript, page: Page): Need | undefined {
  const source = src === undefined ? scriptHash(element) : sourceOf(src, page);
  if (source === undefined) return undefined;
  const shared = { directive: 'script-src', source } as const;
  if (kind === 'importmap') {
    const why = 'The hash of your import map, which holds the hashes of files.';
    return { ...shared, feature: 'Integrity', why, without: 'Files load unchecked.' };
  }
  if (file !== undefined) {
    const why = 'The files of the modal.';
    return { ...shared, feature: 'Files on another host', why, without: 'Nothing loads.' };
  }
  const why = src === undefined ? 'The hash of a script in your page.' : 'A script of your page.';
  return { ...shared, feature: 'Your page', why, without: 'That script does not run.' };
}

/** What the scripts of a page need: those of the modal, and the others, which the policy would stop too. */
export const scriptNeeds = (page: Page): readonly Need[] =>
  pageScripts(page).flatMap((script) => needOf(script, page) ?? []);
