import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { at, filesUnder, readJson, readText } from '../../scripts/lib/files.mjs';

const manifest = readJson('package.json');
const pathsIn = (value) =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(pathsIn);

const isForNode = (path) => /^dist\/(cli|sandbox\/node(-[\w-]+)?)\.js$/.test(path);

describe('the package', () => {
  it('has every file that package.json names', () => {
    const named = [
      'exports',
      'bin',
      'types',
      'main',
      'module',
      'unpkg',
      'jsdelivr',
      'customElements',
      'sideEffects',
    ]
      .flatMap((key) => pathsIn(manifest[key]))
      .filter((path) => !path.includes('*'));
    assert.deepEqual(
      named.filter((path) => !existsSync(at(path))),
      [],
    );
  });

  it('contains the build, and no source or test', () => {
    const [{ files }] = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
        cwd: at(),
        encoding: 'utf8',
      }),
    );
    const folders = new Set(files.map(({ path }) => path.split('/')[0]));
    for (const folder of folders)
      assert.ok(!['src', 'test', 'scripts', 'node_modules'].includes(folder), folder);
    assert.ok(files.some(({ path }) => path === 'dist/wallet-modal.js'));
  });

  it('imports nothing that a browser cannot resolve', () => {
    const files = filesUnder('dist', (path) => path.endsWith('.js') && !isForNode(path));
    const bare = files.flatMap((path) =>
      parseAst(readText(path))
        .body.filter(({ source }) => source && !/^\.{1,2}\//.test(source.value))
        // Sites that use a framework have it installed.
        .filter(({ source }) => path !== `dist/${source.value.split('/')[0]}.js`)
        .map(({ source }) => `${path} imports ${source.value}`),
    );
    assert.deepEqual(bare, []);
  });

  it('has one set of chunks for both entries, which imports neither', () => {
    const chunks = filesUnder('dist/chunks', (path) => path.endsWith('.js'));
    const leaving = chunks.filter((path) => /(?:from|import)\s*\(?["'`]\.\.\//.test(readText(path)));
    assert.deepEqual(leaving, []);
    const loaded = ['dist/wallet-modal.js', 'dist/pure.js'].map((path) =>
      [...readText(path).matchAll(/import\(["'`]\.\/([^"'`]+)/g)].map(([, file]) => `dist/${file}`).sort(),
    );
    assert.deepEqual(loaded[0], loaded[1]);
    assert.ok(loaded[0].length > 2 && loaded[0].every((path) => chunks.includes(path)), String(loaded[0]));
  });

  it('requires no Node package, which bundlers would try to resolve', () => {
    const files = filesUnder('dist', (path) => path.endsWith('.js') && !isForNode(path));
    const found = files.flatMap((path) =>
      [...readText(path).matchAll(/(?<![\w.$])(?:require\(|import\(\s*["'`](?!\.{1,2}\/)).{0,20}/g)].map(
        ([text]) => `${path}: ${text}`,
      ),
    );
    assert.deepEqual(found, []);
  });

  it('is the same when built in any folder', () => {
    const folder = at('').replace(/[\\/]$/, '');
    assert.deepEqual(
      filesUnder('dist', (path) => readText(path).includes(folder)),
      [],
    );
  });

  it('is the same in every build, without the texts that ox encodes on import', () => {
    const files = filesUnder('dist', (path) => /^dist\/chunks\/[^/]+\.js$/.test(path));
    assert.ok(files.length > 30);
    assert.deepEqual(
      files.filter((path) => readText(path).includes('.fromSeed.v1')),
      [],
    );
  });

  it('lists the hash of every loaded file in integrity.json', () => {
    const { files: integrity } = readJson('dist/integrity.json');
    const files = filesUnder(
      'dist',
      (path) => path.endsWith('.js') && !/^dist\/(sandbox\/|demo\/|cli\.js)/.test(path),
    );
    assert.deepEqual(Object.keys(integrity).sort(), files.map((path) => path.slice('dist/'.length)).sort());
    for (const path of files) {
      const hash = createHash('sha384')
        .update(readFileSync(at(path)))
        .digest('base64');
      assert.equal(integrity[path.slice('dist/'.length)], `sha384-${hash}`);
    }
  });

  it('evaluates no strings as code, which a strict policy blocks', () => {
    const files = filesUnder('dist', (path) => path.endsWith('.js') && !path.startsWith('dist/sandbox/node'));
    const found = files.filter((path) => /\bnew Function\(|[^\w.$]eval\(/.test(readText(path)));
    assert.deepEqual(found, []);
  });

  it('has a classic loader that is a plain script', () => {
    assert.doesNotThrow(() => new Function(readText('dist/wallet-modal.classic.js')));
  });
});
