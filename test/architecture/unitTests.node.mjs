// Unit tests run in Node only, so code that engines implement differently is tested in browsers.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { at, filesUnder, readText } from '../../scripts/lib/files.mjs';

const BY_ENGINE =
  /\bIntl\b|\.toLocale\w+\(|localeCompare|\.normalize\(|\\p\{|\(\?<[=!]|new URL\(|\bURL\.\w|\bcrypto\./;
const ENDING = '.unit.test.ts';

describe('code that depends on the engine', () => {
  it('is tested in browsers', () => {
    const tests = filesUnder('test', (path) => path.endsWith(ENDING));
    assert.ok(tests.length > 60);
    const tested = tests.map((path) => path.replace('test/', 'src/').replace(ENDING, '.ts'));
    assert.deepEqual(
      tested.filter((path) => existsSync(at(path)) && BY_ENGINE.test(readText(path))),
      [],
    );
  });

  for (const text of [
    'new Intl.NumberFormat(locale)',
    'date.toLocaleDateString(locale)',
    'names.sort((a, b) => a.localeCompare(b))',
    "text.normalize('NFKC')",
    'const letters = /\\p{L}/u;',
    'const tail = /(?<=a)b/;',
    'const other = /(?<!a)b/;',
    'const { host } = new URL(text);',
    'URL.canParse(text)',
    'crypto.getRandomValues(bytes)',
  ]) {
    it(`is found: ${text}`, () => assert.match(text, BY_ENGINE));
  }

  it('is not found in what all do alike', () => {
    assert.doesNotMatch(
      'const isOne = /^(?:a|b)$/.test(text.toLowerCase()); const url = site.url;',
      BY_ENGINE,
    );
  });
});
