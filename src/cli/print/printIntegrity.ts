import type { IntegrityTags } from '../integrity/integrityTags.js';
import type { Folder } from '../integrity/readFolder.js';
import { SELF } from '../policy/need.js';
import { safeText } from './safeText.js';

/** Formats the result of `integrity` for people. `dist`: the files' folder on this machine. */
export function printIntegrity(
  { map, script, scriptSrc }: IntegrityTags,
  { address, source }: Folder,
  dist: string,
): string {
  const isOwn = source === SELF;
  const sources = isOwn ? SELF : `${SELF} ${source}`;
  return safeText(
    [
      'In the page, before all other scripts:',
      `<script type="importmap">${map}</script>\n${script}`,
      'In its content security policy, one of these:',
      `script-src ${sources} ${scriptSrc}\nscript-src ${sources} 'nonce-…'   with <script type="importmap" nonce="…">, a new one for each response`,
      `Serve from ${address}, unchanged: wallet-modal.js and the folder chunks of ${dist}`,
      ...(isOwn ? [] : ['The host has to send them with Access-Control-Allow-Origin.']),
    ].join('\n\n'),
  );
}
