// TypeScript files of the project for tests in Node, which so need no build. Each is bundled once for all test files, and again
// when a source has changed.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { at, filesUnder } from '../../scripts/lib/files.mjs';
import { sourceState } from '../../scripts/lib/sourceState.mjs';

// Inside the project, so that its packages resolve.
const CACHE = '.cache/bundled';
const SETTINGS = [
  'package-lock.json',
  'tsconfig.json',
  'test/tools/bundled.mjs',
  'test/support/englishTexts.ts',
];

/** Far longer than a test file runs that has yet to import what it found. */
const KEPT_MS = 60 * 60_000;

const isSource = (path) => path.endsWith('.ts');

/** The folder of bundles of the sources as they are. */
const folder = `${CACHE}/${sourceState([...filesUnder('src'), ...filesUnder('site', isSource), ...SETTINGS]).slice(0, 16)}`;

function forgetOld() {
  for (const name of readdirSync(at(CACHE))) {
    const old = at(`${CACHE}/${name}`);
    // Other test files do the same at once.
    const { mtimeMs } = statSync(old, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - KEPT_MS) rmSync(old, { recursive: true, force: true });
  }
}

async function make(path, outfile) {
  if (mkdirSync(at(folder), { recursive: true })) forgetOld();
  const own = `${outfile}.${process.pid}`;
  await build({
    entryPoints: [at(path)],
    outfile: own,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
  // Others find it whole or not at all.
  renameSync(own, outfile);
}

const bundles = new Map();

/** Imports a TypeScript file of the project by its path. */
export function bundled(path) {
  const outfile = at(`${folder}/${path.replaceAll('/', '-').replace(/\.ts$/, '.mjs')}`);
  if (!bundles.has(outfile)) bundles.set(outfile, existsSync(outfile) ? undefined : make(path, outfile));
  return Promise.resolve(bundles.get(outfile)).then(() => import(pathToFileURL(outfile).href));
}
