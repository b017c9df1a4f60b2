import { rmSync } from 'node:fs';
import { at, filesUnder } from './files.mjs';
import { makeOnce } from './makeOnce.mjs';
import { run } from './run.mjs';
import { sourceState } from './sourceState.mjs';

const FOLDER = '.wtr';
const STAMP = `${FOLDER}/stamp`;

const SOURCES = ['src', 'test', 'scripts'];
const SETTINGS = ['package-lock.json', 'rollup.config.mjs', 'tsconfig.json'];

/** Changes whenever a source of the bundle does. */
const currentStamp = (patterns) =>
  sourceState([...SOURCES.flatMap((folder) => filesUnder(folder)), ...SETTINGS], patterns);

const bundle = ({ patterns, listen }) =>
  makeOnce({
    file: STAMP,
    stamp: STAMP,
    state: currentStamp(patterns),
    make() {
      rmSync(at(FOLDER), { recursive: true, force: true });
      const env = { BUILD: 'test', TESTS: patterns.join(' ') };
      return run('rollup', ['-c', '--silent'], { env, listen });
    },
  });

let bundling;

/** Bundles the test files for browsers, unless the bundle is up to date. Resolves to the exit code. */
export function bundleTests(options) {
  bundling ??= bundle(options);
  return bundling;
}
