// Imports the project's TypeScript files into tests in Node, which therefore need no build. Each file is bundled once for all
// test files, and again after a source has changed.
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

/** In ms. Far longer than a test file runs before it imports its bundles. */
const KEPT_MS = 60 * 60_000;

const isSource = (path) => path.endsWith('.ts');

/** The folder for bundles of the current sources. */
const folder = `${CACHE}/${sourceState([...filesUnder('src'), ...filesUnder('site', isSource), ...SETTINGS]).slice(0, 16)}`;

function forgetOld() {
  for (const name of readdirSync(at(CACHE))) {
    const old = at(`${CACHE}/${name}`);
    // Other test files may be removing it at the same time.
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
  // A rename is atomic, so other test files find either the whole file or none.
  renameSync(own, outfile);
}

const bundles = new Map();

/** Imports a TypeScript file of the project by its path. */
export function bundled(path) {
  const outfile = at(`${folder}/${path.replaceAll('/', '-').replace(/\.ts$/, '.mjs')}`);
  if (!bundles.has(outfile)) bundles.set(outfile, existsSync(outfile) ? undefined : make(path, outfile));
  return Promise.resolve(bundles.get(outfile)).then(() => import(pathToFileURL(outfile).href));
}
