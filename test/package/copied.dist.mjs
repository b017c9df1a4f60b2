import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, describe, it } from 'node:test';
import { init, parse } from 'es-module-lexer';
import { at } from '../../scripts/lib/files.mjs';

await init;

const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-copied-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** The files that `npx wallet-modal copy` writes into a folder, and their imports of files that aren't there. */
function copy(name, ...options) {
  const to = join(folder, name);
  execFileSync(process.execPath, [at('dist/cli.js'), 'copy', to, ...options]);
  const files = readdirSync(to, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(to, path)).isFile());
  const missing = files.flatMap((path) =>
    parse(readFileSync(join(to, path), 'utf8'))[0]
      .filter(({ n }) => n?.startsWith('.'))
      .map(({ n }) => relative(to, join(to, dirname(path), n)).replaceAll('\\', '/'))
      .filter((imported) => !files.includes(imported)),
  );
  return { files, missing: [...new Set(missing)] };
}

describe('wallet-modal copy, of what was built', () => {
  it('copies everything that its files load, and neither maps nor the sandbox', () => {
    const { files, missing } = copy('all');
    assert.deepEqual(missing, []);
    assert.deepEqual(
      files.filter((path) => !/^(chunks\/[^/]+|sources|safe|wallet-modal(\.classic)?)\.js$/.test(path)),
      [],
    );
  });

  it('leaves out nothing but the texts of other languages', () => {
    const { files, missing } = copy('some', '--languages', 'de');
    assert.ok(files.some((path) => path.startsWith('chunks/locales-deSwap-')));
    // One file for each language, through which its other texts are found.
    assert.equal(missing.length, 25);
    assert.deepEqual(
      missing.filter((path) => !/^chunks\/locales-(?!de|en)/.test(path)),
      [],
    );
  });
});
