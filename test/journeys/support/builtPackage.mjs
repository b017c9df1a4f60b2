import { basename } from 'node:path';
import { at } from '../../../scripts/lib/files.mjs';

/** Makes esbuild use the built package, with the entry in place, because a bundle has no chunks beside it. */
export const builtPackage = (entry) => ({
  name: 'built-package',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/wallet-modal\.js$/ }, () => ({ path: entry, external: true }));
    onResolve({ filter: /^(\.\.\/)+src\/\w+\.js$/ }, ({ path }) => ({ path: at(`dist/${basename(path)}`) }));
  },
});
