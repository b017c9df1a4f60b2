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

/**
 * Without a limit, a file that leaves something open would hang the run forever. All long journeys, which are one file to Node,
 * need half of this.
 */
const FILE_LIMIT_MS = atPace(25 * 60_000);

function nodeTests(name, files, { env, listen, flags = [] } = {}) {
  // The end of the run reports patterns that match nothing.
  if (!files.length) return 0;
  const own = [
    `--test-timeout=${FILE_LIMIT_MS}`,
    // By default Node leaves one core free, which would be half of two.
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

/** Runs tests in Node that don't repeat anything by themselves. */
async function nodeFiles(name, files, options = {}) {
  const code = await nodeTests(name, files, options);
  const failed = filesToRepeat(name, code);
  const own = new Set(files.map((path) => resolve(at(), path)));
  // A test created by a helper counts for the helper's file, which would pass without it.
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

/** Run by `npm run test:long` only: rare paths, variants and outages that need a whole page. */
const isLong = (path) => /^test\/journeys\/(long|truth)\//.test(path);

/** Journeys share a process and a browser. Those of the demo run in parallel, on the stack that `npm start` starts. */
async function journeys(step, files) {
  const ofDemo = files.filter((path) => path.startsWith('test/demo/'));
  // Long files first, so that no core is idle at the end.
  const others = files
    .filter((path) => !ofDemo.includes(path))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  const runners = [...(others.length ? [at('test/journeys/support/walkFiles.mjs')] : []), ...ofDemo];
  prepareChromium();
  const start = (env) => nodeTests(step, runners, { env: { ...env, JOURNEY_FILES: others.join('\n') } });
  return ofDemo.length ? withStack(start) : start();
}

/** Journeys of the documentation site use the output of `npm run site:build`. */
const isOfSite = (path) => path.startsWith('test/site/');

const journeyFiles = (patterns) => testFiles('.journey.mjs', patterns).filter((path) => !isOfSite(path));

/** Builds the documentation site with the current `dist`, if any of its sources has changed. */
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

/** The tests of the documentation site. */
async function site({ patterns, listen }) {
  const built = await buildSite(listen);
  if (built !== 0) return built;
  prepareChromium();
  const journeys = testFiles('.journey.mjs', patterns).filter(isOfSite);
  return nodeFiles('site', [...testFiles('.site.mjs', patterns), ...journeys], { listen });
}

/** The steps of `npm test`. Turns run in order, and the steps of a turn in parallel. A step resolves to an exit code. */
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

/** Run after `npm test`, on its build. */
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
  // The driver of WebKitGTK sometimes hangs on a page with frames, so the site is tested there only by hand.
  const files = testFiles('.engine.mjs', patterns).filter((path) => engine === 'firefox' || !isOfSite(path));
  const built = files.some(isOfSite) ? await buildSite(listen) : 0;
  if (built !== 0) return built;
  return nodeTests(`${engine}-journeys`, files, { env: { ENGINE: engine }, listen });
}

/** Tests in the other engines, run only by name. The two of a turn run in parallel, because each mostly waits. */
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
