// An atom whose comment names its writer is written nowhere else.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const src = join(dirname(fileURLToPath(import.meta.url)), '../../src');
const sources = readdirSync(src, { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));

const DECLARATION = /\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*export const (\w+Atom)\b/g;

/** Atoms whose comment names their only writer, with the path of that file. */
function owned() {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(DECLARATION)].flatMap(([, comment, name]) => {
      const [, writer] = /Written by\s+(?:\*\s+)?`([^`]+)`\s+(?:\*\s+)?only/.exec(comment) ?? [];
      if (!writer) return [];
      const found = [join(dirname(path), writer), join('atoms', writer), writer].find((file) =>
        sources.some((one) => one.path === file),
      );
      assert.ok(found, `${path}: ${name} is written by ${writer}, which is no file`);
      return [{ name, writer: found }];
    }),
  );
}

/** Files that set an atom or import its setter. */
function writersOf(name) {
  const write = new RegExp(`\\b(?:set|useSetAtom|useAtom)\\(\\s*${name}\\b`);
  return sources.filter(({ text }) => write.test(text)).map(({ path }) => path);
}

const atoms = owned();

test('atoms of connections, wallets and settings name their writer', () => {
  const names = new Set(atoms.map(({ name }) => name));
  for (const name of ['connectionsAtom', 'restoringAtom', 'connectorsAtom', 'configAtom', 'catalogueAtom']) {
    assert.ok(names.has(name), name);
  }
});

for (const { name, writer } of atoms) {
  test(`${name} is written by ${writer} only`, () => assert.deepEqual(writersOf(name), [writer]));
}
