import { prepareChromium } from '../browser.mjs';
import { bundleTests } from './bundleTests.mjs';
import { testFiles } from './files.mjs';
import { filesToRepeat, REPEATING } from './repeats.mjs';
import { readResult } from './results.mjs';
import { run } from './run.mjs';

const isForPages = (path) => !path.endsWith('.unit.test.ts');
const isAttack = (path) => path.startsWith('test/attacks/');

const IN_CHROMIUM_ALONE = [
  // Two thousand attacks break our code, not the browser's.
  /^test\/attacks\//,
  // What goes over the wire, and to wallets: the journeys of the other engines see that it works there too.
  /^test\/(api|chains)\//,
  // Whether texts have room: each language in each view, which takes long, and how that is found out.
  /^test\/locales\/(layout|placeProblems)\.test/,
  // What React does with texts that a translator replaced is the same everywhere; `keepTexts.test.tsx` runs in all.
  /^test\/views\/translated\.test/,
  // Stand-ins. Where another engine needs something of them, the tests that use them fail there.
  /^test\/sandbox\//,
  // What the provider answers, whom a request reaches and what is reported: our code again. That an element opens,
  // connects and remembers is seen in every engine.
  /^test\/elements\/(provider|requestGate|track|transactions)\.test/,
  /^test\/settings\/(readAnalytics|readConfig|readSignIn)\.test/,
  /^test\/session\/createConnectionMemory\.test/,
];
const isForAllEngines = (path) => !IN_CHROMIUM_ALONE.some((part) => part.test(path));

const bundleOf = (path) => path.replace(/^test\//, '.wtr/').replace(/\.tsx?$/, '.js');

/** Tests that need a page. */
export const inChromium = (options) => runTests('wtr', 'chrome', (path) => !isAttack(path), options);

/** What must not break the modal, whoever tries. */
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
  // The driver of WebKitGTK sometimes never answers, in the middle of a run.
  for (let left = 2; left > 0 && code !== 0 && readResult(step) === undefined; left -= 1) {
    say(`The runner of ${engine} went away before it had counted. Once more.\n`);
    code = await start(bundles);
  }
  const failed = filesToRepeat(step, code);
  if (failed.length === 0) return code;
  say(`${REPEATING} ${failed.length}\n`);
  return start(failed, { AGAIN: 'true' });
}
