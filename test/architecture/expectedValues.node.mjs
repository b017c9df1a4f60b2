// What is expected stands in the test: a constant that is imported is right whatever it is.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at, filesUnder } from '../../scripts/lib/files.mjs';

const CONSTANTS = /['"][^'"]*\/lib\/\w*constants\.js['"]/i;

test('no test takes its numbers from the constants of the product', () => {
  const tests = filesUnder('test', (path) => /\.(tsx?|mjs)$/.test(path) && !path.includes('node_modules'));
  assert.ok(tests.length > 100);
  assert.deepEqual(
    tests.filter((path) => CONSTANTS.test(readFileSync(at(path), 'utf8'))),
    [],
  );
});
