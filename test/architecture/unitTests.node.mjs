// Unit tests run in Node only, so code that engines implement differently is tested in browsers.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at, filesUnder } from '../../scripts/lib/files.mjs';

const BY_ENGINE =
  /\bIntl\b|\.toLocale\w+\(|localeCompare|\.normalize\(|\\p\{|\(\?<[=!]|new URL\(|\bURL\.\w|\bcrypto\./;
const ENDING = '.unit.test.ts';

test('code that depends on the engine is tested in browsers', () => {
  const tests = filesUnder('test', (path) => path.endsWith(ENDING));
  assert.ok(tests.length > 60);
  const tested = tests.map((path) => path.replace('test/', 'src/').replace(ENDING, '.ts'));
  assert.deepEqual(
    tested.filter((path) => existsSync(at(path)) && BY_ENGINE.test(readFileSync(at(path), 'utf8'))),
    [],
  );
});
