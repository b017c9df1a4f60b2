import { readFileResults, writeFileResults, writeResult } from '../../scripts/lib/results.mjs';

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

/**
 * Writes how many tests passed and failed, in total and per file. With `isAgain`, it ran failed files again, and their
 * new counts replace the old ones.
 */
export const countReporter = (name, isAgain) => ({
  onTestRunFinished({ sessions }) {
    const files = isAgain ? readFileResults(name) : {};
    for (const session of sessions) files[session.testFile] = countsOf(session);
    writeFileResults(name, files);
    const sum = (key) => Object.values(files).reduce((total, counts) => total + counts[key], 0);
    const counts = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
    writeResult(name, { ...counts, repeated: isAgain ? sessions.length : 0 });
  },
});
