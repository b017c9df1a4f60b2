import { createHash } from 'node:crypto';

/**
 * The tags that load the package from a folder elsewhere with integrity, and what a content security policy has to allow
 * for the import map among them: the `hash` of its text, or a nonce.
 */
export function integrityTags(folder, hashes) {
  const url = (path) => new URL(path, folder).href;
  const integrity = Object.fromEntries(Object.entries(hashes).map(([path, hash]) => [url(path), hash]));
  const imports = { 'wallet-modal': url('wallet-modal.js') };
  const map = JSON.stringify({ imports, integrity });
  const hash = `sha256-${createHash('sha256').update(map).digest('base64')}`;
  const script = `<script type="module" src="${url('wallet-modal.js')}" integrity="${hashes['wallet-modal.js']}" crossorigin="anonymous"></script>`;
  return { map, hash, script };
}
