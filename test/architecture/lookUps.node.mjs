// Objects inherit names, such as `constructor`, so a table with external keys may only answer with its own entries.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { filesUnder } from '../../scripts/lib/files.mjs';

/** Tables of any name: `const X: Readonly<Record<string, …>>`, `parts: Record<string, …>`. */
const TABLE = /\b(\w+)\??: (?:Readonly<|Partial<)*Record<string, |\b(\w+): \{ readonly \[\w+: string\]/g;

/** Accessed only by their own keys, or copied whole. */
const OWN_NAMES = [
  'src/lib/builtins/writeJson.ts',
  'src/lib/siwe/checkSignIn.ts',
  'src/sandbox/demo/page/look.ts',
  'src/settings/services/readSiweSite.ts',
];

const isRead = (name) => new RegExp(`\\b${name}(?:\\?\\.)?\\[(?!['"\\d\\]])[^\\]]+\\](?! *=[^=>])`);

/** The lines of a source that read a table by a key that may be inherited. */
function unguarded(source) {
  const tables = new Set([...source.matchAll(TABLE)].map(([, one, other]) => one ?? other));
  const lines = source.split('\n');
  return lines.filter((line, at) => {
    const name = [...tables].find((one) => isRead(one).test(line));
    if (name === undefined || line.includes('ownValue')) return false;
    const near = lines.slice(Math.max(0, at - 2), at + 1).join(' ');
    return !near.includes('Object.hasOwn(') && !near.includes('Object.keys(');
  });
}

describe('tables of names', () => {
  it('are read by what they have, not by what all objects inherit', () => {
    const found = filesUnder('src', (path) => /\.tsx?$/.test(path) && !OWN_NAMES.includes(path)).flatMap(
      (path) => unguarded(readFileSync(path, 'utf8')).map((line) => `${path}: ${line.trim()}`),
    );
    assert.deepEqual(found, []);
  });

  it('are found elsewhere', () => {
    assert.deepEqual(
      unguarded(
        [
          'const A: Readonly<Record<string, number>> = {};',
          'const one = A[name];',
          "const two = A['fixed'];",
          'const three = Object.hasOwn(A, name) ? A[name] : undefined;',
          '',
          '',
          'A[name] = 1;',
          'const four = B[name];',
        ].join('\n'),
      ),
      ['const one = A[name];'],
    );
  });
});
