import { existsSync, statSync } from 'node:fs';
import { at, filesUnder } from './files.mjs';

const BUILT = ['sandbox/node.js', 'sandbox/index.js', 'sandbox/frame.js', 'wallet-modal.js'];
const SETTINGS = ['package.json', 'package-lock.json', 'rollup.config.mjs', 'tsconfig.json'];

/** The sources of the build for pages. */
export const buildSources = () =>
  [...filesUnder('src'), ...filesUnder('scripts/build'), ...SETTINGS].filter((path) => existsSync(at(path)));

/** Whether `dist` exists and is newer than its sources. */
export function isBuilt() {
  const built = BUILT.map((path) => `dist/${path}`);
  if (built.some((path) => !existsSync(at(path)))) return false;
  const time = (path) => statSync(at(path)).mtimeMs;
  const oldest = Math.min(...built.map(time));
  return buildSources().every((path) => time(path) <= oldest);
}
