import { writeResult } from '../../scripts/lib/results.mjs';

const testsOf = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : []);

/** Writes how many tests passed and failed; a page that failed outside of its tests counts as one failure. */
export const countReporter = (name) => ({
  onTestRunFinished({ sessions }) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const session of sessions) {
      const tests = testsOf(session.testResults);
      const failed = tests.filter((test) => !test.skipped && !test.passed).length;
      counts.skipped += tests.filter((test) => test.skipped).length;
      counts.passed += tests.filter((test) => !test.skipped && test.passed).length;
      counts.failed += failed || (session.passed ? 0 : 1);
    }
    writeResult(name, counts);
  },
});
