import { readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { prepareChromium } from '../browser.mjs';
import { attacks, inChromium, inOtherEngine } from './browserTests.mjs';
import { bundleTests } from './bundleTests.mjs';
import { at, filesUnder, testFiles } from './files.mjs';
import { makeOnce } from './makeOnce.mjs';
import { atPace } from './pace.mjs';
import { rebuild } from './rebuild.mjs';
import { filesToRepeat, REPEATING } from './repeats.mjs';
import { run } from './run.mjs';
import { sourceState } from './sourceState.mjs';
import { withStack } from './stack.mjs';
import { buildUnitTests } from './unitTests.mjs';

/** What a file leaves open would hold the run for ever. All long journeys, which are one file to Node, need half of this. */
const FILE_LIMIT_MS = atPace(25 * 60_000);

function nodeTests(name, files, { env, listen, flags = [] } = {}) {
  // That a pattern fits nowhere is said at the end of the run.
  if (!files.length) return 0;
  const own = [
    `--test-timeout=${FILE_LIMIT_MS}`,
    // By itself Node leaves one core free, which is half of two.
    `--test-concurrency=${Math.max(2, availableParallelism() - 1)}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./scripts/lib/nodeCounter.mjs',
    '--test-reporter-destination=stdout',
  ];
  return run(process.execPath, ['--test', ...own, ...flags, ...files], {
    env: { STEP: name, ...env },
    listen,
  });
}

/** Tests in Node that do not repeat anything by themselves. */
async function nodeFiles(name, files, options = {}) {
  const code = await nodeTests(name, files, options);
  const failed = filesToRepeat(name, code);
  const own = new Set(files.map((path) => resolve(at(), path)));
  // A test that a helper makes counts for the helper's file, which would pass without it.
  if (failed.length === 0 || failed.some((path) => !own.has(path))) return code;
  console.error(`${REPEATING} ${failed.length}\n`);
  return nodeTests(name, failed, { ...options, env: { AGAIN: 'true' } });
}

async function unitTests({ patterns, listen }) {
  const files = testFiles('.unit.test.ts', patterns);
  if (!files.length) return 0;
  return nodeFiles('unit', [await buildUnitTests(files)], { listen, flags: ['--enable-source-maps'] });
}

const sizeOf = (path) => statSync(at(path)).size;

/** Walked by `npm run test:long` only: rare ways, variants and outages that need a whole page. */
const isLong = (path) => /^test\/journeys\/(long|truth)\//.test(path);

/** Journeys share a process and a browser; those of the demo run beside them, on what `npm start` starts. */
async function journeys(step, files) {
  const ofDemo = files.filter((path) => path.startsWith('test/demo/'));
  // Long files first, so that no core idles at the end.
  const others = files
    .filter((path) => !ofDemo.includes(path))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  const runners = [...(others.length ? [at('test/journeys/support/walkFiles.mjs')] : []), ...ofDemo];
  prepareChromium();
  const start = (env) => nodeTests(step, runners, { env: { ...env, JOURNEY_FILES: others.join('\n') } });
  return ofDemo.length ? withStack(start) : start();
}

/** Those of the documentation site walk through what `npm run site:build` makes. */
const isOfSite = (path) => path.startsWith('test/site/');

const journeyFiles = (patterns) => testFiles('.journey.mjs', patterns).filter((path) => !isOfSite(path));

/** Builds the documentation site around what is in `dist`, if any of it has changed. */
const buildSite = (listen) => {
  const ofSite = filesUnder('site', (path) => !/^site\/\.vitepress\/(cache|dist)\//.test(path));
  const others = ['dist', 'docs', 'editor', 'examples', 'scripts', 'src', 'test/bench'].flatMap((folder) =>
    filesUnder(folder),
  );
  const pages = readdirSync(at()).filter((path) => /\.(json|md)$/.test(path));
  return makeOnce({
    file: 'site/.vitepress/dist/index.html',
    stamp: '.cache/site.stamp',
    state: sourceState([...ofSite, ...others, ...pages], [process.env.SITE_BASE]),
    make: () => run('npm', ['run', '--silent', 'site:build'], { listen }),
  });
};

/** The documentation site. */
async function site({ patterns, listen }) {
  const built = await buildSite(listen);
  if (built !== 0) return built;
  prepareChromium();
  const journeys = testFiles('.journey.mjs', patterns).filter(isOfSite);
  return nodeFiles('site', [...testFiles('.site.mjs', patterns), ...journeys], { listen });
}

/**
 * The steps of `npm test`: turns in order, and the steps of a turn beside each other. A step resolves to the exit code of
 * what it ran.
 */
export const turns = [
  [{ name: 'check', title: 'Types and lint', run: () => run('npm', ['run', '--silent', 'check']) }],
  [
    {
      name: 'node',
      title: 'Tests in Node',
      run: ({ patterns }) => nodeFiles('node', testFiles('.node.mjs', patterns)),
    },
  ],
  [{ name: 'unit', title: 'Tests that need no page', run: unitTests }],
  // Each keeps one core busy.
  [
    {
      name: 'build',
      title: 'Build',
      run: ({ listen }) => run('npm', ['run', '--silent', 'build'], { listen }),
    },
    { name: 'bundle', title: 'Bundle of the tests in browsers', run: bundleTests },
  ],
  [{ name: 'size', title: 'Size', run: () => run('npm', ['run', '--silent', 'size', '--', '--check']) }],
  [
    {
      name: 'dist',
      title: 'Tests of what was built',
      run: ({ patterns }) => nodeFiles('dist', testFiles('.dist.mjs', patterns)),
    },
  ],
  [{ name: 'wtr', title: 'Tests in Chromium', run: inChromium }],
  [
    {
      name: 'journeys',
      title: 'Journeys',
      run: ({ patterns }) =>
        journeys(
          'journeys',
          journeyFiles(patterns).filter((path) => !isLong(path)),
        ),
    },
  ],
];

/** After `npm test`, on what it built. */
export const longTurns = [
  [{ name: 'rebuild', title: 'The same build elsewhere', run: rebuild }],
  [{ name: 'attacks', title: 'Attacks in Chromium', run: attacks }],
  [{ name: 'site', title: 'Documentation site', run: site }],
  [
    {
      name: 'long-journeys',
      title: 'Long journeys',
      run: ({ patterns }) => journeys('long-journeys', journeyFiles(patterns).filter(isLong)),
    },
  ],
];

async function engineJourneys(engine, { patterns, listen }) {
  // The driver of WebKitGTK hangs now and then on a page with frames, so there the site is walked by hand only.
  const files = testFiles('.engine.mjs', patterns).filter((path) => engine === 'firefox' || !isOfSite(path));
  const built = files.some(isOfSite) ? await buildSite(listen) : 0;
  if (built !== 0) return built;
  return nodeTests(`${engine}-journeys`, files, { env: { ENGINE: engine }, listen });
}

/** In the other engines: only run by name. The two of a turn run at once, because each waits more than it works. */
export const engineTurns = [
  [
    { name: 'firefox', title: 'Tests in Firefox', run: (options) => inOtherEngine('firefox', options) },
    { name: 'webkit', title: 'Tests in WebKitGTK', run: (options) => inOtherEngine('webkit', options) },
  ],
  [
    {
      name: 'firefox-journeys',
      title: 'Journeys in Firefox',
      run: (options) => engineJourneys('firefox', options),
    },
    {
      name: 'webkit-journeys',
      title: 'Journeys in WebKitGTK',
      run: (options) => engineJourneys('webkit', options),
    },
  ],
];
