import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { describe, it } from 'node:test';
import { filesUnder } from '../../scripts/lib/files.mjs';
import { describeProblems } from './sources.mjs';

const most = 25;

/** Presentational components, all of one kind: readers find them by name. */
const exempt = new Set(['src/ui']);

const limits = new Map([['src/elements', 15]]);

function checkFolders(paths) {
  const counts = new Map();
  for (const path of paths) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([path, count]) => {
    const limit = limits.get(path) ?? most;
    if (exempt.has(path) || count <= limit) return [];
    return [{ path, line: 1, rule: `has ${count} files of its own, ${limit} is the most` }];
  });
}

describe('folders', () => {
  it('have few enough files to be read at a glance', () => {
    const problems = checkFolders(filesUnder('src', () => true));
    assert.equal(problems.length, 0, describeProblems(problems));
  });

  it('with limits of their own exist', () => {
    const folders = new Set(filesUnder('src').map((path) => posix.dirname(path)));
    assert.deepEqual(
      [...exempt, ...limits.keys()].filter((folder) => !folders.has(folder)),
      [],
    );
  });

  it('are found when they have more', () => {
    const files = (folder, count) => Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`);
    assert.deepEqual(
      checkFolders([...files('src/a', 25), ...files('src/a/b', 25), ...files('src/ui', 90)]),
      [],
    );
    assert.deepEqual(checkFolders([...files('src/a', 26), ...files('src/elements', 16)]), [
      { path: 'src/a', line: 1, rule: 'has 26 files of its own, 25 is the most' },
      { path: 'src/elements', line: 1, rule: 'has 16 files of its own, 15 is the most' },
    ]);
  });
});
