// `npm run build`: builds everything in dist, including the type declarations of the public entries.
import { copyFileSync, rmSync } from 'node:fs';
import { writeDemoWeights } from './build/demoWeights.mjs';
import { writeIntegrity } from './build/integrity.mjs';
import { pruneTypes } from './build/pruneTypes.mjs';
import { at, filesUnder } from './lib/files.mjs';
import { run } from './lib/run.mjs';
import { showHelp } from './lib/showHelp.mjs';

showHelp(import.meta.url);

rmSync(at('dist'), { recursive: true, force: true });
const typesForNode = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--rootDir', 'src'];
const codes = await Promise.all([
  // In parallel, because each uses one thread.
  run('rollup', ['-c'], { env: { BUILD: 'product' } }),
  run('rollup', ['-c'], { env: { BUILD: 'sandbox' } }),
  run('rollup', ['-c'], { env: { BUILD: 'cli' } }),
  run('tsc', ['-p', 'tsconfig.build.json']),
  run('tsc', ['-p', 'src/sandbox/node/tsconfig.json', ...typesForNode, '--outDir', 'dist/types']),
]);
// The compiler does not copy declaration files.
const declared = filesUnder('src', (path) => /^src\/\w+\.d\.ts$/.test(path));
for (const path of declared) copyFileSync(at(path), at(path.replace('src', 'dist/types')));
const typed = [
  'index',
  'pure',
  'react',
  'vue',
  'svelte',
  'solid',
  'preact',
  'wagmi',
  'safe',
  'sources/index',
  'sandbox/index',
  'sandbox/chain/index',
  'sandbox/walletApp/index',
  'sandbox/node/index',
];
const problems = codes.some(Boolean) ? ['The build failed.'] : pruneTypes(typed);
if (!problems.length) {
  writeIntegrity();
  writeDemoWeights();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
