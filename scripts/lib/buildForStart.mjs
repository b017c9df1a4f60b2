import { cpSync, rmSync } from 'node:fs';
import { build } from 'esbuild';
import { writeDemoWeights } from '../build/demoWeights.mjs';
import { at } from './files.mjs';
import { buildSources } from './isBuilt.mjs';
import { makeOnce } from './makeOnce.mjs';
import { run } from './run.mjs';
import { sourceState } from './sourceState.mjs';
import { START_DIST, START_FOLDER } from './startFolder.mjs';

/**
 * Builds the files that `npm start` serves, unless nothing has changed since the last time. Calls `begin` before it builds, and
 * `listen` with the bundlers' output. Resolves to the folder that replaces the checkout, or to undefined if the build failed.
 */
export async function buildForStart({ begin, listen }) {
  const code = await makeOnce({
    file: `${START_DIST}/sandbox/node.js`,
    stamp: `${START_FOLDER}/stamp`,
    state: sourceState(buildSources()),
    make() {
      begin();
      return make(listen);
    },
  });
  if (code !== 0) return undefined;
  for (const name of ['demo.html', 'public'])
    cpSync(at(name), at(`${START_FOLDER}/${name}`), { recursive: true });
  return at(START_FOLDER);
}

async function make(listen) {
  rmSync(at(START_FOLDER), { recursive: true, force: true });
  const bundle = (name) => run('rollup', ['-c'], { env: { BUILD: name }, listen });
  // In parallel, because each uses one thread.
  const codes = await Promise.all([bundle('start-product'), bundle('start-demo')]);
  if (codes.some(Boolean)) return 1;
  writeDemoWeights(START_DIST);
  await build({
    entryPoints: [at('src/sandbox/node/index.ts')],
    outfile: at(`${START_DIST}/sandbox/node.js`),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
  });
  return 0;
}
