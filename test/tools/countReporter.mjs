import { recordRun } from '../../scripts/lib/results.mjs';

const testsOf = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : []);

/** A page that failed outside its tests counts as one failure. */
function countsOf({ testResults, passed }) {
  const tests = testsOf(testResults);
  const failed = tests.filter((test) => !test.skipped && !test.passed).length;
  return {
    passed: tests.filter((test) => !test.skipped && test.passed).length,
    failed: failed || (passed ? 0 : 1),
    skipped: tests.filter((test) => test.skipped).length,
  };
}

/** Records the numbers of passed, failed and skipped tests. With `isAgain`, failed files ran again. */
export const countReporter = (name, isAgain) => ({
  onTestRunFinished({ sessions }) {
    const files = Object.fromEntries(sessions.map((session) => [session.testFile, countsOf(session)]));
    recordRun(name, files, { isAgain });
  },
});
