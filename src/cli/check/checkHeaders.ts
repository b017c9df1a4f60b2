import { UNKNOWN_URL } from '../input/readInput.js';
import type { Page } from '../page/parsePage.js';
import type { Modal } from '../page/readModal.js';
import { type Need, SELF } from '../policy/need.js';
import { opensWindows } from '../policy/opensWindows.js';
import type { Permission } from '../policy/permissionsOf.js';
import { policiesOf } from './checkPolicies.js';
import type { Finding } from './finding.js';

const finding = (level: Finding['level'], what: string, fix: string): Finding => ({
  level,
  subject: 'Headers',
  what,
  fix,
});

interface Known {
  readonly page: Page;
  readonly headers: Headers | undefined;
  readonly modals: readonly Modal[];
  readonly needs: readonly Need[];
  readonly permissions: readonly Permission[];
}

/** Finds headers of a page that limit its modals. */
export function checkHeaders({ page, headers, modals, needs, permissions }: Known): readonly Finding[] {
  const found = page.url === UNKNOWN_URL ? [] : [...checkAddress(page)];
  if (!headers) return found;
  return [
    ...found,
    ...checkPermissions(headers.get('permissions-policy') ?? '', permissions),
    ...checkOpener(headers, modals),
    ...checkEmbedder(headers, needs),
    ...checkFraming(page, headers),
    ...(headers.get('x-content-type-options')?.trim().toLowerCase() === 'nosniff'
      ? []
      : [
          finding(
            'advice',
            'The page is sent without "X-Content-Type-Options: nosniff".',
            'Send it with every file, so that nothing is taken for a script that is none.',
          ),
        ]),
  ];
}

function checkAddress({ url }: Page): readonly Finding[] {
  const { protocol, hostname } = new URL(url);
  const isOwn = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(hostname);
  if (protocol === 'https:' || isOwn) return [];
  const what = 'The page is not on https:, so that wallets, the clipboard and the camera do not work.';
  return [finding('problem', what, 'Serve it over https:.')];
}

/** Maps the features of a Permissions-Policy to their allowlists: `self`, `*` and origins. */
function readPermissions(header: string): ReadonlyMap<string, readonly string[]> {
  const entries = header.matchAll(/(?:^|,)\s*([a-z-]+)\s*=\s*(?:\(([^)]*)\)|([^,;]*))/gi);
  return new Map(
    [...entries].map(([, name = '', list, one]) => [
      name.toLowerCase(),
      (list ?? one ?? '')
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => word.replace(/^"|"$/g, '')),
    ]),
  );
}

function checkPermissions(header: string, permissions: readonly Permission[]): readonly Finding[] {
  const given = readPermissions(header);
  return permissions.flatMap(({ name, origins, why, without }) => {
    const allowed = given.get(name);
    const needed = ['self', ...origins];
    if (!allowed || allowed.includes('*') || needed.every((one) => allowed.includes(one))) return [];
    const list = needed.map((one) => (one === 'self' ? one : `"${one}"`)).join(' ');
    const what = `Permissions-Policy does not allow ${name}. ${why} ${without}`;
    return [finding('problem', what, `Write ${name}=(${list}), or leave it out.`)];
  });
}

function checkOpener(headers: Headers, modals: readonly Modal[]): readonly Finding[] {
  const [value = ''] = (headers.get('cross-origin-opener-policy') ?? '').toLowerCase().split(';');
  const cuts = ['same-origin', 'noopener-allow-popups'].includes(value.trim());
  if (!cuts || !modals.some(opensWindows)) return [];
  const what = `Cross-Origin-Opener-Policy is "${value.trim()}", so that the window for signing in with a social account cannot answer the page.`;
  return [finding('problem', what, 'Send same-origin-allow-popups.')];
}

function checkEmbedder(headers: Headers, needs: readonly Need[]): readonly Finding[] {
  const [value = ''] = (headers.get('cross-origin-embedder-policy') ?? '').toLowerCase().split(';');
  const frames = needs.filter(({ directive, source }) => directive === 'frame-src' && source !== SELF);
  if (!/^(require-corp|credentialless)$/.test(value.trim()) || frames.length === 0) return [];
  const hosts = [...new Set(frames.map(({ source }) => source))].join(', ');
  const what = `Cross-Origin-Embedder-Policy is "${value.trim()}", so that frames of ${hosts} load only if they send it, too.`;
  return [finding('problem', what, 'Leave it out, or make sure that they do.')];
}

function checkFraming(page: Page, headers: Headers): readonly Finding[] {
  const isHeld = policiesOf(page, headers).some(
    ({ from, directives }) => from === 'header' && directives.has('frame-ancestors'),
  );
  if (isHeld || headers.has('x-frame-options')) return [];
  const what = 'Any site may show the page in a frame, and trick visitors into pressing something in it.';
  const fix =
    "Send frame-ancestors 'self' in the policy. A page that is a Safe App adds https://app.safe.global to it.";
  return [finding('advice', what, fix)];
}
