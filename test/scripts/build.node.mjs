import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rollup } from 'rollup';
import { browserOnly, strictLog } from '../../scripts/build/browserOnly.mjs';
import { loadedByEntries, productChunks } from '../../scripts/build/chunks.mjs';
import { dynamicImports } from '../../scripts/build/dynamicImports.mjs';
import { chunkName } from '../../scripts/lib/bundle.mjs';
import { at } from '../../scripts/lib/files.mjs';

/** Virtual sources, by their path in the project. */
const virtual = (sources) => ({
  name: 'virtual',
  resolveId: (id, importer) => {
    const path = importer ? new URL(id, `file://${importer}`).pathname : id;
    return id.startsWith('.') || !importer ? path : null;
  },
  load: (id) => sources[id.slice(at('').length)] ?? null,
});

/** The chunks of a build by name, with their imports and code. */
async function bundle(sources) {
  const build = await rollup({
    input: Object.fromEntries(
      Object.entries(loadedByEntries)
        .filter(([, path]) => path in sources)
        .map(([name, path]) => [name, at(path)]),
    ),
    preserveEntrySignatures: 'allow-extension',
    plugins: [virtual(sources), browserOnly({ published: true }), dynamicImports()],
    onLog: strictLog,
  });
  const { output } = await build.generate({ format: 'es', ...productChunks() });
  return new Map(
    output.map(({ fileName, imports, code }) => [
      chunkName(fileName),
      { imports: imports.map(chunkName).sort(), code },
    ]),
  );
}

const long = (name) => `export const ${name} = ${JSON.stringify(name.repeat(5000))};`;
const product = {
  'src/session/createSession.ts':
    "import { atom } from '../atoms/atom.js'; export const session = [atom, () => import('../chains/evm/send.js'), () => import('../chains/pairing/pair.js')];",
  'src/session/mountIsland.tsx':
    "import { error } from '../lib/errors.js'; import { atom } from '../atoms/atom.js'; import { format } from '../lib/format.js'; import { button } from '../ui/Button.js'; export const island = [error, atom, format, button, () => import('../views/swap/Swap.js'), () => import('../views/swap/Preview.js'), () => import('../views/send/Send.js')];",
  'src/lib/errors.js': long('error'),
  'src/lib/format.js': long('format'),
  'src/lib/decimal.js': long('decimal'),
  'src/atoms/atom.js': "import { error } from '../lib/errors.js'; export const atom = [error];",
  'src/atoms/swap.js': long('swapAtom'),
  'src/ui/Button.js': long('button'),
  'src/ui/TokenRow.js': long('tokenRow'),
  'src/views/swap/Swap.js':
    "import { tokenRow } from '../../ui/TokenRow.js'; import { swapAtom } from '../../atoms/swap.js'; export const swap = [tokenRow, swapAtom];",
  'src/views/swap/Preview.js':
    "import { swapAtom } from '../../atoms/swap.js'; import { button } from '../../ui/Button.js'; export const preview = [swapAtom, button];",
  'src/views/send/Send.js':
    "import { tokenRow } from '../../ui/TokenRow.js'; export const send = [tokenRow];",
  'src/chains/evm/send.js': `import { format } from '../../lib/format.js'; import { decimal } from '../../lib/decimal.js'; export const sendEvm = [format, decimal]; ${long('call')}`,
  'src/chains/pairing/pair.js': `import { decimal } from '../../lib/decimal.js'; export const pair = [decimal]; ${long('big')}`,
};

describe('the build’s chunks', async () => {
  const chunks = await bundle(product);

  it('are the tiers, one for each view family and each lazy part', () => {
    assert.deepEqual(
      [...chunks.keys()].sort(),
      ['session', 'island', 'view-swap', 'view-send', 'views-amounts', 'evm-send', 'pairing-pair'].sort(),
    );
  });

  it('import only earlier tiers', () => {
    assert.deepEqual(chunks.get('session').imports, []);
    assert.deepEqual(chunks.get('island').imports, ['session']);
  });

  it('do not load the interface for a function that they share with it', () => {
    for (const name of ['evm-send', 'pairing-pair']) {
      assert.deepEqual(chunks.get(name).imports, ['session']);
    }
  });

  it('are fetched together with their missing imports', () => {
    assert.match(
      chunks.get('island').code,
      /Promise\.all\(\[import\('\.\/view-send-[^']+'\), import\('\.\/views-amounts-[^']+'\)\]\)/,
    );
    assert.doesNotMatch(chunks.get('session').code, /Promise\.all/);
  });
});

describe('a chunk that is imported on demand', () => {
  it('is fetched together with what its imports import, also if others import it', async () => {
    const chunks = await bundle({
      'src/session/createSession.ts':
        "export const session = [() => import('../chains/evm/send.js'), () => import('../chains/pairing/pair.js')];",
      'src/session/mountIsland.tsx': 'export const island = [];',
      'src/chains/evm/send.js':
        "import { attempt } from '../attempts.ts'; export const ask = [attempt]; export const send = [ask];",
      'src/chains/pairing/pair.js': "import { ask } from '../evm/send.js'; export const pair = [ask];",
      'src/chains/attempts.ts':
        "import { digits } from '../lib/randomDigits.ts'; export const attempt = [digits];",
      'src/lib/randomDigits.ts': long('digits'),
    });
    const { code } = chunks.get('session');
    const [, together] = /Promise\.all\(\[(import\('\.\/evm-send-[^\]]+)\]\)/.exec(code);
    const names = [...together.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, file]) => chunkName(file));
    assert.deepEqual(names, ['evm-send', 'shared-wallets', 'shared-readers']);
  });
});

describe('a bundle for browsers', () => {
  const withImport = (text) =>
    bundle({ ...product, 'src/lib/errors.js': `${text} export const error = [a];` });

  for (const id of ['no-such-package', 'node:fs', 'crypto']) {
    it(`rejects an import of ${id}`, async () => {
      await assert.rejects(withImport(`import * as a from '${id}';`), new RegExp(`"${id}" is imported by`));
    });
    it(`rejects a lazy import of ${id}`, async () => {
      await assert.rejects(
        withImport(`const a = () => import('${id}');`),
        new RegExp(`"${id}" is imported by`),
      );
    });
  }

  for (const [code, name] of [
    ["typeof WebSocket < 'u' ? WebSocket : require('ws')", 'require'],
    ["typeof process < 'u' && process.env.MODE", 'process'],
    ['globalThis.Buffer ?? { [Buffer]: 1 }', 'Buffer'],
  ]) {
    it(`rejects the use of ${name}`, async () => {
      await assert.rejects(
        withImport(`const a = () => ${code};`),
        new RegExp(`uses ${name}, which only Node has`),
      );
    });
  }

  it('accepts properties named like Node globals', async () => {
    await withImport('const a = { process: globalThis.process, require() {}, Buffer: globalThis?.Buffer };');
  });

  it('rejects an import of a missing export', async () => {
    await assert.rejects(withImport("import { gone as a } from './decimal.js';"), /"gone" is not exported/);
  });
});
