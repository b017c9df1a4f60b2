// Sandbox modules for Node tests, bundled from source each time, so that no build is needed first.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Imports a TypeScript file of the project by its path. */
export async function bundled(path) {
  // Inside the project, so that its packages resolve.
  const cache = join(projectRoot, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'sandbox-'));
  const outfile = join(folder, 'bundle.mjs');
  try {
    await build({
      entryPoints: [join(projectRoot, path)],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const sandboxNode = await bundled('src/sandbox/node/index.ts');
