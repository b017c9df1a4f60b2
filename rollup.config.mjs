import { basename } from 'node:path';
import { nodeBuiltins, strictLog } from './scripts/build/browserOnly.mjs';
import { COMPILE_AHEAD, loadedByEntries, productChunks } from './scripts/build/chunks.mjs';
import { dynamicImports } from './scripts/build/dynamicImports.mjs';
import { oneOfEachVersion } from './scripts/build/oneOfEachVersion.mjs';
import { browserPlugins, nodePlugins } from './scripts/build/plugins.mjs';
import { publishedChunks } from './scripts/build/publishedChunks.mjs';
import { testChunks } from './scripts/build/testChunks.mjs';
import { filesUnder } from './scripts/lib/files.mjs';
import { START_DIST } from './scripts/lib/startFolder.mjs';

const shared = { onLog: strictLog };
/** For the demo of `npm start`, which is waited for: quicker, larger, and not in `dist`. */
const isForStart = process.env.BUILD?.startsWith('start-');
const dist = isForStart ? START_DIST : 'dist';
const forPages = { production: true, published: !isForStart };
const esOutput = {
  format: 'es',
  sourcemap: !isForStart,
  entryFileNames: '[name].js',
  generatedCode: { preset: 'es2015', symbols: false },
};

// jotai/vanilla/utils makes a storage of its own on import, which nothing here uses.
const treeshake = { manualPureFunctions: ['createJSONStorage'] };

const chunkFiles = publishedChunks();

/** What the entries load on demand. It imports none of them: one would register the elements, and be there twice. */
const onDemand = {
  ...shared,
  input: loadedByEntries,
  // Chunks may import from each other what they share.
  preserveEntrySignatures: 'allow-extension',
  treeshake,
  output: { ...esOutput, dir: dist, ...productChunks() },
  plugins: [...browserPlugins(forPages), dynamicImports(), chunkFiles.remember()],
};

/** One file. It is built after what it loads, whose names it must know. */
const entry = (name, input) => ({
  ...shared,
  input: { [name]: input },
  treeshake,
  output: { ...esOutput, dir: dist, banner: COMPILE_AHEAD },
  plugins: [
    chunkFiles.refer(),
    ...browserPlugins({ ...forPages, served: chunkFiles.addresses }),
    dynamicImports(),
  ],
});

/** For sites with a framework: its packages are theirs, and the elements those of the entry beside it. */
const forFramework = (name, packages, banner) => ({
  ...shared,
  input: { [name]: `src/${name}.ts` },
  output: { ...esOutput, dir: dist, banner, paths: { './index.js': './wallet-modal.js' } },
  plugins: browserPlugins({
    ...forPages,
    served: [...packages, './index.js', './wallet-modal.js'],
  }),
});

/** For sites that are shown as Safe Apps. It needs nothing of the entry but its types. */
const forSafe = {
  ...shared,
  input: { safe: 'src/safe.ts' },
  output: { ...esOutput, dir: dist },
  plugins: browserPlugins(forPages),
};

/** The few lines for `<script src>` without `type="module"`. */
const classicLoader = {
  ...shared,
  input: 'src/classic.ts',
  output: { file: `${dist}/wallet-modal.classic.js`, format: 'iife', sourcemap: true },
  plugins: browserPlugins(forPages),
};

const withoutExtension = (file) => file.replace(/\.tsx?$/, '');
const entries = (files, nameOf) =>
  Object.fromEntries(files.map((file) => [nameOf(withoutExtension(file)), file]));

/** Has a file name no source map. That map is larger than its use, so the package leaves it out. */
const withoutMapName = (isMeant) => ({
  name: 'without-map-name',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !isMeant(chunk.name)) continue;
      chunk.code = chunk.code.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n');
    }
  },
});

const demoFiles = filesUnder('src/sandbox/demo', (path) => /^src\/sandbox\/demo\/[^/]+\.tsx?$/.test(path));
/** What the demo page loads, and the sign-in frame. */
const demo = {
  'sandbox/index': 'src/sandbox/index.ts',
  'sandbox/frame': 'src/sandbox/frame/index.ts',
  ...entries(demoFiles, (name) => `demo/${basename(name)}`),
};
const sandboxForBrowsers = (input) => ({
  ...shared,
  input,
  output: { ...esOutput, dir: dist, chunkFileNames: 'sandbox/[name]-[hash].js' },
  plugins: [
    oneOfEachVersion(),
    ...browserPlugins(forPages),
    withoutMapName((name) => name === 'sandbox/wallet-app' || name === 'sandbox/chain'),
  ],
});
const sandboxForPages = sandboxForBrowsers({
  'sandbox/chain': 'src/sandbox/chain/index.ts',
  'sandbox/wallet-app': 'src/sandbox/walletApp/index.ts',
  ...demo,
});

const sandboxForNode = {
  ...shared,
  input: {
    'sandbox/node': 'src/sandbox/node/index.ts',
    'sandbox/node-wallet-app': 'src/sandbox/walletApp/index.ts',
  },
  // The EVM node is one package per platform, looked up when the sandbox starts.
  external: [...nodeBuiltins, /^@foundry-rs\//],
  output: { ...esOutput, dir: dist, chunkFileNames: 'sandbox/node-[name]-[hash].js', sourcemap: 'hidden' },
  plugins: nodePlugins(),
};

/** The command `wallet-modal`, which needs nothing but Node. */
const commandLine = {
  ...shared,
  input: { cli: 'src/cli/index.ts' },
  external: nodeBuiltins,
  output: { ...esOutput, dir: dist, banner: '#!/usr/bin/env node', sourcemap: 'hidden' },
  plugins: nodePlugins(),
};

/** Parts of paths, separated by spaces, of the test files that are wanted: all when there are none. */
const wanted = process.env.TESTS?.split(' ').filter(Boolean) ?? [];
const isWanted = (path) => !wanted.length || wanted.some((part) => path.includes(part));
const isForPages = (path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.unit.test.ts');
const tests = {
  ...shared,
  input: entries(
    filesUnder('test', (path) => path === 'test/support/setup.ts' || (isForPages(path) && isWanted(path))),
    (name) => name.slice('test/'.length),
  ),
  // Else a chunk may import a test file back, and its tests would run twice.
  preserveEntrySignatures: 'strict',
  output: { ...esOutput, dir: '.wtr', ...testChunks },
  // The commands of the test runner talk to it through this file of its server.
  plugins: browserPlugins({ production: false, served: ['/__web-dev-server__web-socket.js'] }),
};

const elements = [onDemand, entry('wallet-modal', 'src/index.ts')];
const product = [
  ...elements,
  entry('pure', 'src/pure.ts'),
  entry('sources', 'src/sources/index.ts'),
  // Components and hooks run in browsers only, which Next asks to be told.
  forFramework('react', ['react'], "'use client';"),
  forFramework('vue', ['vue']),
  forFramework('svelte', ['svelte', 'svelte/reactivity', 'svelte/store']),
  forFramework('wagmi', []),
  forSafe,
  classicLoader,
];
const builds = {
  test: tests,
  product,
  sandbox: [sandboxForPages, sandboxForNode],
  cli: commandLine,
  'start-product': elements,
  'start-demo': sandboxForBrowsers(demo),
};

export default builds[process.env.BUILD];
