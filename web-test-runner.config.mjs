import { defaultReporter } from '@web/test-runner';
import { atPace, pace } from './scripts/lib/pace.mjs';
import { sandboxMiddleware } from './test/sandbox/sandboxMiddleware.mjs';
import { attackReporter } from './test/tools/attackReporter.mjs';
import { countReporter } from './test/tools/countReporter.mjs';
import { engines } from './test/tools/engines.mjs';
import { freePort } from './test/tools/freePort.mjs';
import { keyboard } from './test/tools/keyboard.mjs';
import { sayLastWords } from './test/tools/lastWords.mjs';
import { mswWorker } from './test/tools/mswWorker.mjs';
import { strictCsp } from './test/tools/strictCsp.mjs';

const { ENGINE: engine, STEP: step, AGAIN: again } = process.env;
sayLastWords();

// For scripts/lib/browserTests.mjs, which names the files and the STEP that they belong to. ENGINE is chrome, firefox or
// webkit.
export default {
  nodeResolve: false,
  port: await freePort(),
  browsers: [await engines[engine]()],
  // A page waits as long as it works, so three keep two cores busy. The other engines draw in the window that has the
  // focus, so their pages take turns.
  concurrency: engine === 'chrome' ? 3 : 1,
  middleware: [strictCsp, mswWorker, sandboxMiddleware],
  plugins: [keyboard()],
  testRunnerHtml: (framework) => `<!DOCTYPE html>
<html lang="en">
  <head><title>Tests</title></head>
  <body>
    <script>globalThis.paceOfMachine = ${pace()};</script>
    <script type="module" src="/.wtr/support/setup.js"></script>
    <script type="module" src="${framework}"></script>
  </body>
</html>`,
  // Far beyond what any test needs: it only ends what hangs.
  testFramework: { config: { timeout: atPace(30_000) } },
  testsFinishTimeout: atPace(300_000),
  reporters: [
    defaultReporter({ reportTestProgress: false }),
    attackReporter(),
    countReporter(step, again === 'true'),
  ],
  coverageConfig: {
    include: ['.wtr/src/**/*.js'],
    exclude: ['.wtr/src/**/*.css*.js'],
    reportDir: 'coverage',
    reporters: ['text-summary', 'html'],
  },
};
