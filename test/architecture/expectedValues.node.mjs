// Expected values are written out in tests: an imported constant would always match.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesUnder, readText } from '../../scripts/lib/files.mjs';
import { describeProblems, lineOf } from './sources.mjs';

/** A file of the product's constants, imported or bundled. */
const CONSTANTS = /['"`][^'"`\n]*\bsrc\/[^'"`\n]*constants\.[jt]s['"`]/gi;

const checkText = ({ path, text }) =>
  [...text.matchAll(CONSTANTS)].map(({ 0: file, index }) => ({
    path,
    line: lineOf(text, index),
    rule: `takes its expected values from ${file}`,
  }));

const OWN = 'test/architecture/expectedValues.node.mjs';

describe('expected values', () => {
  it('are not imported from the product’s constants by any test', () => {
    const tests = filesUnder('test', (path) => /\.(tsx?|mjs)$/.test(path) && path !== OWN);
    assert.ok(tests.length > 400);
    const problems = tests.flatMap((path) => checkText({ path, text: readText(path) }));
    assert.equal(problems.length, 0, describeProblems(problems));
  });

  it('are found wherever constants stand, as long as such files exist', () => {
    const files = filesUnder('src', (path) => /constants\.ts$/i.test(path));
    assert.ok(files.length > 4);
    for (const file of files) {
      for (const text of [
        `import {\n  A,\n} from '../../${file.replace(/ts$/, 'js')}';`,
        `const { A } = await import('../${file.replace(/ts$/, 'js')}');`,
        `const { A } = await load('${file}');`,
      ]) {
        assert.equal(checkText({ path: 'a.ts', text }).length, 1, text);
      }
    }
  });

  it('may be those of another test', () => {
    for (const text of ["import { A } from './constants.js';", "import { A } from '../../src/lib/caip.js';"])
      assert.deepEqual(checkText({ path: 'a.ts', text }), []);
  });
});
