import { defaultReporter } from '@web/test-runner';
import { stepOf } from './scripts/lib/results.mjs';
import { sandboxMiddleware } from './test/sandbox/sandboxMiddleware.mjs';
import { attackReporter } from './test/tools/attackReporter.mjs';
import { countReporter } from './test/tools/countReporter.mjs';
import { engines } from './test/tools/engines.mjs';
import { freePort } from './test/tools/freePort.mjs';
import { keyboard } from './test/tools/keyboard.mjs';
import { sayLastWords } from './test/tools/lastWords.mjs';
import { mswWorker } from './test/tools/mswWorker.mjs';
import { strictCsp } from './test/tools/strictCsp.mjs';

const engine = process.env.ENGINE ?? 'chrome';
sayLastWords();

const inChromiumAlone = [
  // What goes over the wire, and to wallets: the journeys of the other engines see that it works there too.
  '!.wtr/api/**',
  '!.wtr/chains/**',
  // Two thousand attacks break our code, not the browser's.
  '!.wtr/attacks/**',
  // Stand-ins. Where another engine needs something of them, the tests that use them fail there.
  '!.wtr/sandbox/**',
  // What the provider answers, whom a request reaches and what is reported: our code again. That an element opens,
  // connects and remembers is seen in every engine.
  '!.wtr/elements/{provider,requestGate,track,transactions}.test.js',
  '!.wtr/settings/{readAnalytics,readConfig,readSignIn}.test.js',
  '!.wtr/session/createConnectionMemory.test.js',
];

// Runs what BUILD=test made: ENGINE is chrome, firefox or webkit.
export default {
  files: ['.wtr/**/*.test.js', ...(engine === 'chrome' ? [] : inChromiumAlone)],
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
    <script type="module" src="/.wtr/support/setup.js"></script>
    <script type="module" src="${framework}"></script>
  </body>
</html>`,
  // Far beyond what any test needs, because machines may be busy: it only ends what hangs.
  testFramework: { config: { timeout: 30_000 } },
  testsFinishTimeout: 300_000,
  reporters: [
    defaultReporter({ reportTestProgress: false }),
    attackReporter(),
    countReporter(stepOf(engine), process.env.AGAIN === 'true'),
  ],
  coverageConfig: {
    include: ['.wtr/src/**/*.js'],
    exclude: ['.wtr/src/**/*.css*.js'],
    reportDir: 'coverage',
    reporters: ['text-summary', 'html'],
  },
};
