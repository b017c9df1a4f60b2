import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { at, filesUnder, readText } from './files.mjs';
import { run } from './run.mjs';
import { sourceState } from './sourceState.mjs';

const FOLDER = '.wtr';
const STAMP = `${FOLDER}/stamp`;

const SOURCES = ['src', 'test', 'scripts'];
const SETTINGS = ['package-lock.json', 'rollup.config.mjs', 'tsconfig.json'];

/** Differs when anything does that the bundle is made of. */
const currentStamp = (patterns) =>
  sourceState([...SOURCES.flatMap((folder) => filesUnder(folder)), ...SETTINGS], patterns);

async function bundle({ patterns, listen }) {
  const stamp = currentStamp(patterns);
  if (existsSync(at(STAMP)) && readText(STAMP) === stamp) return 0;
  rmSync(at(FOLDER), { recursive: true, force: true });
  const code = await run('rollup', ['-c', '--silent'], {
    env: { BUILD: 'test', TESTS: patterns.join(' ') },
    listen,
  });
  if (code === 0) writeFileSync(at(STAMP), stamp);
  return code;
}

let bundling;

/** Bundles the test files for browsers, unless they were bundled and have not changed since. Answers the exit code. */
export function bundleTests(options) {
  bundling ??= bundle(options);
  return bundling;
}
