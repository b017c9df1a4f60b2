import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { at, filesUnder } from '../../scripts/lib/files.mjs';
import { describeProblems } from './sources.mjs';

const most = 300;

function checkLength({ path, text }) {
  const lines = text.trimEnd().split('\n').length;
  return lines > most ? [{ path, line: most + 1, rule: `has ${lines} lines, ${most} is the most` }] : [];
}

describe('files', () => {
  it(`have at most ${most} lines`, () => {
    const paths = ['src', 'scripts'].flatMap((folder) =>
      filesUnder(folder, (path) => /\.(tsx?|mjs|sol)$/.test(path)),
    );
    const problems = paths.flatMap((path) => checkLength({ path, text: readFileSync(at(path), 'utf8') }));
    assert.equal(problems.length, 0, describeProblems(problems));
  });

  it('are found when longer', () => {
    const text = 'a\n'.repeat(most);
    assert.deepEqual(checkLength({ path: 'a.ts', text }), []);
    assert.deepEqual(checkLength({ path: 'a.ts', text: `${text}b` }), [
      { path: 'a.ts', line: 301, rule: 'has 301 lines, 300 is the most' },
    ]);
  });
});
