import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { at } from '../../../scripts/lib/files.mjs';
import { builtPackage } from './builtPackage.mjs';

/** What a client answers that renders on a server, with `alias` in place of some packages. */
export async function renderOnServer(client, alias) {
  mkdirSync(at('.cache'), { recursive: true });
  const folder = mkdtempSync(at('.cache/server-'));
  try {
    const outfile = join(folder, 'server.mjs');
    const plugins = [builtPackage(pathToFileURL(at('dist/wallet-modal.js')).href)];
    const own = { bundle: true, format: 'esm', platform: 'node', jsx: 'automatic', logLevel: 'error' };
    await build({ ...own, entryPoints: [at(client)], outfile, alias, plugins });
    const { render } = await import(pathToFileURL(outfile).href);
    return render();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
