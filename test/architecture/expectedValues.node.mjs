// Expected values are written out in the test: an imported constant would always be right.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at, filesUnder } from '../../scripts/lib/files.mjs';

const CONSTANTS = /['"][^'"]*\/lib\/\w*constants\.js['"]/i;

test('no test imports its expected values from the product’s constants', () => {
  const tests = filesUnder('test', (path) => /\.(tsx?|mjs)$/.test(path) && !path.includes('node_modules'));
  assert.ok(tests.length > 100);
  assert.deepEqual(
    tests.filter((path) => CONSTANTS.test(readFileSync(at(path), 'utf8'))),
    [],
  );
});
