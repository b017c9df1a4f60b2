// A test mirrors the path of its subject: `test` has the folders of `src`.
import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { describe, it } from 'node:test';
import { filesUnder } from '../../scripts/lib/files.mjs';

const TEST = /\.(unit\.test|test|node)\.(tsx?|mjs)$/;
const SOURCE = /(\.css)?\.tsx?$/;

/** Tests named after a source of their area (`src/atoms` for `test/atoms`) but placed in another folder. */
function misplaced(tests, sources) {
  const nameOf = (path, ending) => posix.basename(path).replace(ending, '');
  const areaOf = (path) => path.split('/')[1];
  return tests.filter((test) => {
    const subjects = sources.filter(
      (path) => nameOf(path, SOURCE) === nameOf(test, TEST) && areaOf(path) === areaOf(test),
    );
    const folders = subjects.map((path) => posix.dirname(path).replace(/^src/, 'test'));
    return folders.length > 0 && !folders.includes(posix.dirname(test));
  });
}

describe('tests', () => {
  it('stand in the folder of what they are named after', () => {
    const tests = filesUnder('test', (path) => TEST.test(path) && !path.includes('node_modules'));
    const sources = filesUnder('src', (path) => SOURCE.test(path));
    assert.ok(tests.length > 300 && sources.length > 800);
    assert.deepEqual(misplaced(tests, sources), []);
  });

  it('are found elsewhere', () => {
    const sources = ['src/atoms/swap/cost/fee.ts', 'src/lib/fee.ts'];
    const tests = [
      'test/atoms/swap/fee.unit.test.ts',
      'test/lib/fee.test.ts',
      'test/journeys/fee.journey.mjs',
    ];
    assert.deepEqual(misplaced(tests, sources), ['test/atoms/swap/fee.unit.test.ts']);
  });
});
