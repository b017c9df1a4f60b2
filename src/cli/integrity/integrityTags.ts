import type { Integrity } from '../input/readIntegrity.js';
import { scriptHash } from '../page/pageScripts.js';

/** The tags that load the package from a folder with integrity. */
export interface IntegrityTags {
  /** The text of the import map. Its hash covers exactly this text. */
  readonly map: string;
  readonly script: string;
  /** The source that a content security policy must allow for the map, unless it allows a nonce. */
  readonly scriptSrc: string;
}

/** `folder`: an address, or a path on the site, that ends in `/` and is normalised like in browsers. */
export function integrityTags(folder: string, hashes: Integrity): IntegrityTags {
  const entry = `${folder}wallet-modal.js`;
  const integrity = Object.fromEntries(
    Object.entries(hashes).map(([path, hash]) => [`${folder}${path}`, hash]),
  );
  const map = JSON.stringify({ imports: { 'wallet-modal': entry }, integrity });
  const src = entry.replaceAll('&', '&amp;');
  return {
    map,
    script: `<script type="module" src="${src}" integrity="${hashes['wallet-modal.js']}" crossorigin="anonymous"></script>`,
    scriptSrc: scriptHash(map),
  };
}
