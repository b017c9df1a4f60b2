// The table in ARCHITECTURE.md helps newcomers find code. Everything that it names must exist, and nothing may be missing.
import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, it } from 'node:test';
import { at, filesUnder, readText } from '../../scripts/lib/files.mjs';

const [, table] = /\n## To change [\s\S]*?\n(\|[\s\S]*?)\n\n/.exec(readText('ARCHITECTURE.md'));
const rows = table.split('\n').slice(2);

const isPath = (name) => /^(src|site|test|scripts|docs|examples)(\/|$)|\.(tsx?|mjs)$/.test(name);

/** The paths and the other names in a row. A file without a folder is in the folder of the one before it. */
function namesIn(row) {
  const paths = [];
  const words = [];
  for (const [, name] of row.matchAll(/`([^`]+)`/g)) {
    if (!isPath(name)) words.push(name.replace(/\*$/, ''));
    else if (name.includes('/') || existsSync(at(name))) paths.push(name);
    else paths.push(`${dirname(paths.at(-1) ?? 'src/none')}/${name}`);
  }
  return { paths, words };
}

const textsAt = (path) =>
  statSync(at(path)).isDirectory() ? filesUnder(path).map(readText) : [readText(path)];

/** The names in a row that don't exist: files, and names that none of the row's files contains. */
function problemsOf(row) {
  const { paths, words } = namesIn(row);
  const missing = paths.filter((path) => !existsSync(at(path)));
  const texts = paths.filter((path) => existsSync(at(path))).flatMap(textsAt);
  const unknown = words.filter((word) => !texts.some((text) => text.includes(word)));
  return [...missing, ...unknown, ...(paths.length ? [] : ['no file'])].map((one) => `${one}: ${row}`);
}

/** Views are found through the lists of features. The sandbox has its own documents. */
const FOUND_OTHERWISE = /^src\/(views|sandbox)(\/|$)/;

/** The source folders that no row leads to. */
function unnamedFolders(paths, named) {
  const folders = new Set(paths.map((path) => dirname(path)).filter((path) => !FOUND_OTHERWISE.test(path)));
  return [...folders].filter(
    (folder) => !named.some((path) => path.startsWith(`${folder}/`) || `${folder}/`.startsWith(`${path}/`)),
  );
}

describe('what ARCHITECTURE.md says to open', () => {
  it('is there, and has what the row names', () => {
    assert.ok(rows.length > 80);
    assert.deepEqual(rows.flatMap(problemsOf), []);
  });

  it('is said once', () => {
    const questions = rows.map((row) => row.split('|')[1].trim());
    assert.deepEqual(
      questions.filter((question, index) => questions.indexOf(question) !== index),
      [],
    );
  });

  it('leads to every folder of sources', () => {
    const named = rows.flatMap((row) => namesIn(row).paths);
    // All languages have the same files as English.
    const sources = filesUnder('src', (path) => /^(?!src\/locales\/(?!en\/)).*\.tsx?$/.test(path));
    assert.deepEqual(unnamedFolders(sources, named), []);
    assert.deepEqual(unnamedFolders(['src/lib/a/b.ts', 'src/lib/c/d.ts', 'src/views/e.ts'], ['src/lib/a']), [
      'src/lib/c',
    ]);
  });

  for (const [row, problem] of [
    ['| A word | `src/lib/gone.ts` |', 'src/lib/gone.ts'],
    ['| A word | `src/lib/clock.ts`; its rules: `gone.ts` |', 'src/lib/gone.ts'],
    ['| A word of `nonsense` | `src/lib/clock.ts`, `errors.ts` |', 'nonsense'],
    ['| A word | `nonsense.*` in `src/locales` |', 'nonsense.'],
    ['| A word | the usual place |', 'no file'],
  ]) {
    it(`is reported: ${row}`, () => assert.deepEqual(problemsOf(row), [`${problem}: ${row}`]));
  }

  it('may be a folder, a file beside another, or a name in one of them', () => {
    for (const row of ['| `error.*` | `src/locales` |', '| A clock | `src/lib/errors.ts`, `clock.ts` |'])
      assert.deepEqual(problemsOf(row), []);
  });
});
