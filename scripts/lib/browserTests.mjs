import { prepareChromium } from '../browser.mjs';
import { bundleTests } from './bundleTests.mjs';
import { testFiles } from './files.mjs';
import { filesToRepeat, REPEATING } from './repeats.mjs';
import { readResult } from './results.mjs';
import { run } from './run.mjs';

const isForPages = (path) => !path.endsWith('.unit.test.ts');
const isAttack = (path) => path.startsWith('test/attacks/');

const IN_CHROMIUM_ALONE = [
  // The two thousand attacks test our code rather than the browser.
  /^test\/attacks\//,
  // Requests over the network and to wallets. The journeys show that they work in the other engines.
  /^test\/(api|chains)\//,
  // Slow checks of the room for texts, for each language in each view, and the test of the checker itself.
  /^test\/locales\/(layout|placeProblems)\.test/,
  // React's handling of texts replaced by a translator is the same everywhere. `keepTexts.test.tsx` runs in all engines.
  /^test\/views\/translated\.test/,
  // Test doubles. If one doesn't work in another engine, the tests that use it fail there.
  /^test\/sandbox\//,
  // The provider's answers, the routing of requests and their reports, which again are our own code. Tests in every engine show
  // that an element opens, connects and remembers.
  /^test\/elements\/(provider|requestGate|track|transactions)\.test/,
  /^test\/settings\/(readAnalytics|readConfig|readSignIn)\.test/,
  /^test\/session\/createConnectionMemory\.test/,
];
const isForAllEngines = (path) => !IN_CHROMIUM_ALONE.some((part) => part.test(path));

const bundleOf = (path) => path.replace(/^test\//, '.wtr/').replace(/\.tsx?$/, '.js');

/** Tests that need a page. */
export const inChromium = (options) => runTests('wtr', 'chrome', (path) => !isAttack(path), options);

/** Attacks that must not break the modal. */
export const attacks = (options) => runTests('attacks', 'chrome', isAttack, options);

/** The tests that need a page in `firefox` or `webkit`, in a step of that name. */
export const inOtherEngine = (engine, options) => runTests(engine, engine, isForAllEngines, options);

async function runTests(step, engine, accepts, { patterns, coverage, listen }) {
  const files = ['.test.ts', '.test.tsx']
    .flatMap((ending) => testFiles(ending, patterns))
    .filter((path) => isForPages(path) && accepts(path));
  if (!files.length) return 0;
  const failure = await bundleTests({ patterns, listen });
  if (failure !== 0) return failure;
  const say = listen ?? console.error;
  if (engine === 'chrome') prepareChromium();
  const start = (bundles, env) =>
    run(
      'web-test-runner',
      [...(coverage ? ['--coverage'] : []), ...bundles.flatMap((bundle) => ['--files', bundle])],
      { env: { ENGINE: engine, STEP: step, ...env }, listen },
    );
  const bundles = files.map(bundleOf);
  let code = await start(bundles);
  // The driver of WebKitGTK sometimes hangs in the middle of a run.
  for (let left = 2; left > 0 && code !== 0 && readResult(step) === undefined; left -= 1) {
    say(`The runner of ${engine} went away before it had counted. Once more.\n`);
    code = await start(bundles);
  }
  const failed = filesToRepeat(step, code);
  if (failed.length === 0) return code;
  say(`${REPEATING} ${failed.length}\n`);
  return start(failed, { AGAIN: 'true' });
}
