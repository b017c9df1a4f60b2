import { UNKNOWN_URL } from '../input/readInput.js';
import type { PageScript } from '../page/pageScripts.js';
import type { Page } from '../page/parsePage.js';
import { allowsChunks, allowsScript } from './allowsScript.js';
import type { Finding } from './finding.js';
import type { FoundPolicy } from './parsePolicies.js';

/** The scripts of a page that its policies block, and the modal's files in `chunks` if the policies block those. */
export function refusedScripts(policies: readonly FoundPolicy[], page: Page): readonly Finding[] {
  const { scripts, map } = page;
  const mapped = [...map.integrity].flatMap(([address, hash]) => (address.includes('chunks/') ? [hash] : []));
  return scripts.flatMap((script) => {
    if (isUnplaced(script, page)) return [];
    if (!policies.every((policy) => allowsScript(policy, script, page))) return [refused(script)];
    if (!script.file || policies.every((policy) => allowsChunks(policy, script, page, mapped))) return [];
    return [withoutChunks(script)];
  });
}

/** Without the page's address, the location of a relative address is unknown. */
const isUnplaced = ({ src }: PageScript, { url }: Page) =>
  src !== undefined && url === UNKNOWN_URL && !src.startsWith('http');

const refused = (script: PageScript): Finding => ({
  level: 'problem',
  subject: 'Policy',
  line: script.element.line,
  what: `script-src does not allow ${whatIsRefused(script)}.`,
  fix:
    script.src === undefined
      ? 'Add its hash, which "wallet-modal csp" prints, or a nonce.'
      : 'Add its origin to script-src, or give the tag the nonce of the policy.',
});

function whatIsRefused({ kind, src, given, file }: PageScript): string {
  if (kind === 'importmap') return 'the import map, so that browsers ignore it and load files unchecked';
  if (kind === 'speculationrules') return 'the speculation rules, so that browsers ignore them';
  const place = kind === 'import' ? ', which a script in the page imports' : '';
  return `${shownSrc(src, given)}${place}, so that ${file ? 'the modal does not load' : 'it does not run'}`;
}

/** If the page's address is unknown, the script's address is shown as the page has it. */
const shownSrc = (src: string | undefined, given: string | undefined) =>
  src?.startsWith(UNKNOWN_URL) ? given : (src ?? 'a script in the page');

const withoutChunks = ({ element, file }: PageScript): Finding => ({
  level: 'problem',
  subject: 'Policy',
  line: element.line,
  what: `script-src allows ${file}, but not the files in the folder "chunks" beside it, without which the modal does not work.`,
  fix: 'Add the origin or the whole folder, with "/" at its end, to script-src, or give the tag the nonce of the policy. A hash or a path allows one file, also beside \'strict-dynamic\', which ignores origins.',
});
