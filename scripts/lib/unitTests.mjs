import { rmSync } from 'node:fs';
import { build } from 'esbuild';
import { at } from './files.mjs';

/**
 * Bundles element tests that need no page (`*.unit.test.ts`) for Node, and returns the single file that runs them all, so that
 * shared code loads once.
 */
export async function buildUnitTests(files) {
  const outdir = at('.cache/unit');
  rmSync(outdir, { recursive: true, force: true });
  const contents = [
    "import './test/tools/mochaGlobals.mjs';",
    ...files.map((file) => `import './${file}';`),
  ].join('\n');
  await build({
    stdin: { contents, resolveDir: at(), sourcefile: 'all.mjs' },
    outfile: `${outdir}/all.mjs`,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    // `sideEffects` of package.json doesn't name tests, but they must not be dropped.
    ignoreAnnotations: true,
    logLevel: 'error',
  });
  return `${outdir}/all.mjs`;
}
