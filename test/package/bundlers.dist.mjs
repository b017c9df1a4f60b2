// Bundles a site with the installed package. `npm run test:hosts` tries more bundlers, and frameworks.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { at } from '../../scripts/lib/files.mjs';
import { emptyFolder, pack, unpack } from '../hosts/support/packed.mjs';
import { visit } from '../hosts/support/visit.mjs';
import { journeys } from '../journeys/support/journeys.mjs';

const root = emptyFolder();
cpSync(at('test/hosts/plain'), root, { recursive: true });
unpack(pack(root), root);

const bundlers = {
  async esbuild(outdir) {
    const entryPoints = [join(root, 'main.js')];
    await esbuild({ entryPoints, outdir, bundle: true, splitting: true, format: 'esm', logLevel: 'error' });
    cpSync(join(root, 'index.html'), join(outdir, 'index.html'));
  },
  async vite(outDir) {
    await vite({ root, base: './', configFile: false, logLevel: 'error', build: { outDir } });
  },
};

journeys('a site that bundles the package', (journey) => {
  for (const [name, build] of Object.entries(bundlers)) {
    journey(`with ${name} connects a wallet and shows a code for wallet apps`, async ({ open, stack }) => {
      await build(join(stack.pages, name));
      await visit(open, stack, `${name}/index.html`);
    });
  }
});
