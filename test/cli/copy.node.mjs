import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { bundled } from '../tools/bundled.mjs';

const { copyCommand } = await bundled('src/cli/copyCommand.ts');
const { runCli } = await bundled('src/cli/runCli.ts');

const made = [];
after(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});
function folder() {
  const path = mkdtempSync(join(tmpdir(), 'wallet-modal-copy-'));
  made.push(path);
  return path;
}

const FILES = [
  'chunks/island-AAAAAAA.js',
  'chunks/locales-de-AAAAAAA.js',
  'chunks/locales-deSwap-AAAAAAA.js',
  'chunks/locales-enSwap-AAAAAAA.js',
  'chunks/locales-es-AAAAAAA.js',
  'chunks/locales-es419Swap-AAAAAAA.js',
  'chunks/locales-zhTW-AAAAAAA.js',
  'react.js',
  'sources.js',
  'wallet-modal.classic.js',
  'wallet-modal.js',
];

/** A package of these files, with a source map and the sandbox next to them. */
function install(change = {}) {
  const path = `${folder()}/`;
  const files = Object.fromEntries(FILES.map((file) => [file, `// ${file}\n`]));
  const hash = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const hashes = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, hash(text)]));
  const all = {
    ...files,
    'wallet-modal.js.map': '{}',
    'sandbox/index.js': '//',
    'integrity.json': JSON.stringify({ version: '1.2.3', files: hashes }),
    ...change,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  }
  return pathToFileURL(path);
}

const inside = (path) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, path: parent, name }) => join(parentPath ?? parent, name).slice(path.length + 1))
    .sort();

describe('wallet-modal copy', () => {
  it('copies what pages load, and nothing else', async () => {
    const to = join(folder(), 'public', 'wallet-modal');
    const { output, error } = await copyCommand(to, { dist: install() });
    assert.equal(error, '');
    assert.deepEqual(
      inside(to),
      FILES.filter((file) => file !== 'react.js'),
    );
    assert.match(output, /^10 files \(0\.0 MB\)/);
  });

  it('copies the texts of some languages, and the English ones', async () => {
    const to = folder();
    await copyCommand(to, { languages: 'de, es-419', dist: install() });
    assert.deepEqual(
      inside(to),
      FILES.filter((file) => !/react|locales-es-|zhTW/.test(file)),
    );
  });

  it('copies nothing of a package that is not as it was built', async () => {
    const to = folder();
    const { output, error } = await copyCommand(to, { dist: install({ 'wallet-modal.js': 'alert(1)' }) });
    assert.equal(output, '');
    assert.match(error, /^wallet-modal\.js differs from its hash\.\n\nNothing was copied, because /);
    assert.deepEqual(inside(to), []);
  });

  for (const [what, args, said] of [
    ['a language that there is not', ['copy', 'x', '--languages', 'de,xx'], /There is no language "xx"\./],
    ['no folder', ['copy'], /"copy" takes one folder\./],
    ['an address', ['copy', 'x', '--url', 'https://example.com/'], /"copy" takes no --url\./],
    ['languages of another command', ['csp', 'x', '--languages', 'de'], /"csp" takes no --languages\./],
  ])
    it(`is told of ${what}`, async () => {
      const { code, error } = await runCli(args);
      assert.equal(code, 2);
      assert.match(error, said);
    });
});
