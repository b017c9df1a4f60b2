import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { forgetResult, readResult } from '../../scripts/lib/results.mjs';
import { countReporter } from '../tools/countReporter.mjs';

const STEP = 'a step of this test';
after(() => forgetResult(STEP));

const passed = { passed: true, skipped: false };
const failed = { passed: false, skipped: false };
const skipped = { passed: false, skipped: true };
const file = (testFile, tests, hasPassed = tests.every((test) => test !== failed)) => ({
  testFile,
  passed: hasPassed,
  testResults: { tests: [], suites: [{ tests, suites: [] }] },
});

it('counts only the last run of a repeated file, and reports the repeat', () => {
  countReporter(STEP).onTestRunFinished({
    sessions: [
      file('one', [passed, passed, skipped]),
      file('two', [passed, failed, failed]),
      file('three', [passed], false),
    ],
  });
  assert.deepEqual(readResult(STEP), { passed: 4, failed: 3, skipped: 1, repeated: [] });

  countReporter(STEP, true).onTestRunFinished({
    sessions: [file('two', [passed, passed, passed]), file('three', [passed, failed])],
  });
  assert.deepEqual(readResult(STEP), { passed: 6, failed: 1, skipped: 1, repeated: ['two', 'three'] });
});
