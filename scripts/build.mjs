// `npm run build`: everything in dist, the type declarations of the public entries included.
import { rmSync } from 'node:fs';
import { pruneTypes } from './build/pruneTypes.mjs';
import { at } from './lib/files.mjs';
import { run } from './lib/run.mjs';

rmSync(at('dist'), { recursive: true, force: true });
const typesForNode = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--rootDir', 'src'];
const codes = await Promise.all([
  run('rollup', ['-c']),
  run('tsc', ['-p', 'tsconfig.build.json']),
  run('tsc', ['-p', 'src/sandbox/node/tsconfig.json', ...typesForNode, '--outDir', 'dist/types']),
]);
const typed = ['index', 'pure', 'react', 'sandbox/index', 'sandbox/walletApp/index', 'sandbox/node/index'];
const problems = codes.some(Boolean) ? ['The build failed.'] : pruneTypes(typed);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
