import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { at } from '../../../scripts/lib/files.mjs';
import { builtPackage } from './builtPackage.mjs';

// React's server renderer requires Node packages.
const banner = {
  js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
};

/** The output of a client that renders on a server, with `alias` in place of some packages. */
export async function renderOnServer(client, alias) {
  mkdirSync(at('.cache'), { recursive: true });
  const folder = mkdtempSync(at('.cache/server-'));
  const outfile = join(folder, 'server.mjs');
  try {
    await build({
      // Aliases are resolved here.
      absWorkingDir: at('test/clients'),
      entryPoints: [at(client)],
      outfile,
      alias,
      bundle: true,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      banner,
      plugins: [builtPackage(pathToFileURL(at('dist/wallet-modal.js')).href)],
      logLevel: 'error',
    });
    const { render } = await import(pathToFileURL(outfile).href);
    return render();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
