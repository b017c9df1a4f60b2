import { existsSync, statSync } from 'node:fs';
import { at, filesUnder } from '../../scripts/lib/files.mjs';
import { run } from '../../scripts/lib/run.mjs';

const built = 'dist/wallet-modal.js';
const settings = ['package-lock.json', 'rollup.config.mjs', 'tsconfig.json'];

function isOutdated() {
  if (!existsSync(at(built))) return true;
  const time = (path) => statSync(at(path)).mtimeMs;
  const sources = [...filesUnder('src'), ...filesUnder('scripts/build'), ...settings];
  return sources.some((path) => time(path) > time(built));
}

/** Builds the product unless what is there is newer than its sources. */
export async function buildProduct() {
  if (!isOutdated()) return;
  console.error('Building first …');
  if ((await run('npm', ['run', '--silent', 'build'])) !== 0) throw new Error('The build failed.');
}
