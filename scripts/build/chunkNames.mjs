import { fromRoot } from '../lib/files.mjs';

/**
 * `locales/de.ts` → `locales-de`, `chains/evm/sending/simulateCall.ts` → `evm-sending-simulateCall`,
 * `node_modules/x/index.js` → `x`.
 */
export function partName(path) {
  const [, packageName] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  if (packageName) return packageName.replace('@', '').replace('/', '-');
  const [, area, ...inArea] = path.replace(/\.\w+$/, '').split('/');
  // The name of a language's file already includes its folder.
  if (area === 'locales') return [area, inArea.at(-1)].join('-');
  return (inArea.length > 1 ? inArea : [area, ...inArea]).join('-');
}

/** The name of a chunk shared by several parts: the package, or else the folder, that most of its modules come from. */
export function sharedName(moduleIds) {
  // The table of letters for names. Most of its other modules are from viem, as in another chunk.
  if (moduleIds.some((id) => id.includes('ens-normalize'))) return 'shared-ens';
  const counts = new Map();
  for (const id of moduleIds) {
    const path = fromRoot(id);
    const home = path.includes('node_modules/') ? partName(path) : path.split('/').slice(1, -1).join('-');
    counts.set(home, (counts.get(home) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['empty'];
  return `shared-${most}`;
}
