import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, it } from 'node:test';
import { build } from 'esbuild';
import { at, filesUnder, readJson, readText } from '../../scripts/lib/files.mjs';
import { notices } from '../../scripts/lib/notices.mjs';
import { namedMaps, orphanMaps, strayFiles } from '../../scripts/release/packageFiles.mjs';
import { documents } from './samples.mjs';

const manifest = readJson('package.json');
const sorted = (list) => [...list].sort();

/** The files that npm would publish. */
const files = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: at(), encoding: 'utf8' }),
)[0].files.map(({ path }) => path);

describe('the published package', () => {
  it('contains documents, editor data and the build, and nothing else', () => {
    assert.deepEqual(strayFiles(files), []);
  });

  it('contains every file that an entry point names', () => {
    const targets = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    assert.deepEqual(
      [...targets, ...Object.values(manifest.bin), manifest.customElements].filter(
        (path) => !files.includes(path.replace(/^\.\//, '')),
      ),
      [],
    );
  });

  it('has source maps only for files that it contains', () => {
    assert.ok(files.some((path) => path.endsWith('.map')));
    assert.deepEqual(orphanMaps(files), []);
  });

  it('has files that name only source maps that it contains', () => {
    const named = namedMaps(files, readText);
    assert.ok(named.length > 100);
    assert.deepEqual(
      named.filter((path) => !files.includes(path)),
      [],
    );
  });

  it('has documents that link only to what it contains', () => {
    const pages = files.filter((path) => path.endsWith('.md'));
    const lost = pages.flatMap((path) =>
      [...readText(path).matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)]
        .map(([, link]) => posix.join(posix.dirname(path), link).replace(/\/$/, ''))
        .filter((target) => !files.some((file) => file === target || file.startsWith(`${target}/`)))
        .map((target) => `${path} needs ${target}`),
    );
    assert.deepEqual(lost, []);
  });

  it('names the hash of every file that pages load, except those of the sandbox and the command', () => {
    const scripts = files.filter((path) => /^dist\/(?!sandbox\/|cli\.js$).*\.js$/.test(path));
    assert.deepEqual(
      sorted(Object.keys(readJson('dist/integrity.json').files)),
      sorted(scripts.map((path) => path.slice('dist/'.length))),
    );
  });

  it('has types at every entry for TypeScript that reads no "exports"', () => {
    const { '.': _, './custom-elements.json': __, './package.json': ___, ...entries } = manifest.exports;
    assert.deepEqual(
      manifest.typesVersions['*'],
      Object.fromEntries(Object.entries(entries).map(([name, { types }]) => [name.slice(2), [types]])),
    );
  });

  it('has no dependencies', () => {
    for (const key of ['dependencies', 'optionalDependencies', 'bundleDependencies'])
      assert.equal(manifest[key], undefined, key);
  });

  it('runs no script when installed', () => {
    for (const name of ['preinstall', 'install', 'postinstall', 'prepare'])
      assert.equal(manifest.scripts[name], undefined, name);
  });

  it('lists the licences of bundled packages', () => {
    assert.equal(readText('THIRD-PARTY-NOTICES.md'), notices(), 'npm run notices puts this right');
  });

  it('has types whose imports all resolve', () => {
    const types = files.filter((path) => path.endsWith('.d.ts'));
    const missing = types.flatMap((path) =>
      [...readText(path).matchAll(/(?:from|import\()\s*'(\.[^']+)\.js'/g)]
        .map(([, id]) => new URL(`${id}.d.ts`, `file:///${path}`).pathname.slice(1))
        .filter((target) => !types.includes(target))
        .map((target) => `${path} needs ${target}`),
    );
    assert.deepEqual(missing, []);
  });
});

describe('the entry points', () => {
  const classes = [
    'WalletButtonElement',
    'WalletModalElement',
    'WalletModalError',
    'WalletNetworkButtonElement',
    'WalletOnRampWidgetElement',
    'register',
  ];

  for (const [entry, names] of [
    ['wallet-modal', classes],
    ['wallet-modal/pure', classes],
    ['wallet-modal/react', ['useWallet']],
    ['wallet-modal/safe', ['connectSafe']],
    ['wallet-modal/sources', ['blockscout', 'lifi', 'lifiPrices', 'nodeHistory', 'tokenList', 'walletList']],
    [
      'wallet-modal/sandbox',
      ['announce', 'createSandboxWallet', 'findPrompt', 'sandboxDirectory', 'waitForPrompt'],
    ],
    ['wallet-modal/sandbox/chain', ['startChain', 'SANDBOX_TOKENS']],
    ['wallet-modal/sandbox/node', ['startEvmChains', 'startSandboxServer']],
    ['wallet-modal/sandbox/wallet-app', ['startWalletApp']],
  ]) {
    it(`can be imported in Node: ${entry}`, async () => {
      const found = Object.keys(await import(entry));
      assert.deepEqual(
        names.filter((name) => !found.includes(name)),
        [],
      );
      // Single letters are shared by the entry and its own chunks.
      const named = found.filter((name) => name.length > 1);
      if (names === classes) assert.deepEqual(sorted(named), sorted(classes));
    });
  }

  it('can be bundled by a host with every chunk and its styles', async () => {
    const { outputFiles, metafile } = await build({
      stdin: {
        contents: "import 'wallet-modal'; export * from 'wallet-modal/sources';",
        resolveDir: at(),
      },
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: at('.cache/bundle'),
      write: false,
      metafile: true,
      logLevel: 'error',
    });
    const parts = filesUnder('dist/chunks', (path) => path.endsWith('.js'));
    const kept = new Map(
      Object.values(metafile.outputs).flatMap(({ inputs }) =>
        Object.entries(inputs).map(([path, { bytesInOutput }]) => [path, bytesInOutput]),
      ),
    );
    const lost = parts.filter((path) => !kept.get(path));
    assert.deepEqual(lost, []);

    const styles = (text) => text.match(/:host|@keyframes|\.\w{6,}\{/g)?.length ?? 0;
    const before = [...parts, 'dist/wallet-modal.js'].reduce((sum, path) => sum + styles(readText(path)), 0);
    const after = outputFiles.reduce((sum, { text }) => sum + styles(text), 0);
    assert.ok(before > 100);
    assert.equal(after, before);
  });

  it('are named correctly in the documents', () => {
    const named = documents.flatMap((path) =>
      [...readText(path).matchAll(/`(dist\/[\w./-]+)`/g)].map(([, file]) => file),
    );
    assert.ok(named.length > 0);
    assert.deepEqual(
      named.filter((path) => !existsSync(at(path))),
      [],
    );
  });
});
