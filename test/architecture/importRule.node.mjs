import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  describeProblems,
  importsOf,
  readSources,
  resolveImport,
  unfit,
  withoutComments,
} from './sources.mjs';

// Imports run one way. `imports` are folders of src, `types` are folders for `import type` only, `lazy` are folders for
// `import()` or `import type` only. A package includes its subpaths.
const folders = {
  lib: { imports: [], packages: [] },
  locales: { imports: ['lib'], packages: [] },
  styles: { imports: [], packages: [] },
  api: { imports: ['lib'], packages: ['zod/mini'] },
  bridge: { imports: ['lib'], packages: ['zod/mini'] },
  // Also an entry point.
  sources: { imports: ['lib', 'api'], packages: ['zod/mini'] },
  chains: {
    imports: ['lib'],
    packages: ['viem', '@walletconnect/universal-provider', '@wallet-standard/*', 'mipd'],
  },
  // Loaded with the session. It loads the chains themselves on demand.
  'chains/registry': { imports: ['lib'], lazy: ['chains'], packages: [] },
  atoms: {
    imports: ['lib'],
    types: ['api', 'bridge', 'chains', 'chains/registry', 'locales'],
    packages: ['jotai/vanilla'],
  },
  ui: { imports: ['lib', 'styles'], packages: ['react'] },
  views: { imports: ['lib', 'styles', 'ui', 'atoms'], types: ['locales'], packages: ['react', 'jotai'] },
  settings: { imports: ['lib', 'locales'], types: ['elements', 'atoms'], packages: [] },
  elements: { imports: ['lib', 'locales', 'styles', 'settings'], lazy: ['session'], packages: [] },
  session: {
    imports: ['lib', 'locales', 'styles', 'ui', 'atoms', 'chains/registry', 'settings', 'elements'],
    lazy: ['chains', 'api', 'bridge', 'sources', 'views'],
    packages: [],
  },
  // It stands in for the product's counterparts, so it must not share the product's code for talking to them.
  sandbox: { imports: ['lib'], types: ['bridge'], packages: ['viem', '@noble/curves'] },
  // A Node command. It uses the host names of the product's readers and sources, and copies languages.
  cli: {
    imports: ['lib', 'locales', 'settings', 'sources'],
    types: ['elements'],
    packages: ['node:*', 'es-module-lexer', 'parse5'],
  },
  // The shared parts of the framework entry points.
  frameworks: { imports: ['lib', 'settings'], types: ['elements'], packages: [] },
  // The entry points.
  '': { imports: ['elements', 'settings', 'frameworks', 'lib'], packages: [] },
};

// Files whose rights differ from their folder's.
const files = [
  // Types for a framework's templates. Sites without it never read them.
  { path: /^solid\.d\.ts$/, packages: ['solid-js'] },
  { path: /^preact\.d\.ts$/, packages: ['preact'] },
  { path: /^svelte\.ts$/, packages: ['svelte'] },
  { path: /^vue\.ts$/, packages: ['vue'] },
  // They are loaded with `import()` themselves, so their imports are in their chunks.
  {
    path: /^session\/mountIsland\.tsx$/,
    imports: ['views'],
    packages: ['@r2wc/react-to-web-component', 'react-dom'],
  },
  { path: /^session\/firstListPart\.ts$/, imports: ['views'] },
  { path: /^session\/createSession\.ts$/, packages: ['jotai/vanilla'] },
  // Fills a dialog that the first list may have opened.
  { path: /^ui\/layer\/Layer\.tsx$/, packages: ['react-dom'] },
  { path: /^ui\/QrCode\.tsx$/, packages: ['uqr'] },
  { path: /^ui\/networkIcon\.ts$/, packages: ['@web3icons/core'] },
  { path: /^sources\/walletList\/walletPictures\.ts$/, packages: ['@web3icons/core'] },
  { path: /\.css\.ts$/, packages: ['@vanilla-extract/css'] },
  {
    path: /^chains\/(solana\/|pairing\/solana)/,
    packages: ['@solana/web3.js', '@solana/wallet-standard-features'],
  },
  { path: /^ui\/Virtual(List|Item)\.tsx$/, packages: ['virtua'] },
  { path: /^(react|frameworks\/createComponent)\.ts$/, packages: ['react'] },
  // Also has its own entry.
  { path: /^sandbox\/chain\//, packages: ['@ethereumjs/*'] },
  { path: /^sandbox\/node\//, packages: ['node:*'] },
  { path: /^sandbox\/node\/relay\//, packages: ['ws'] },
  // Types only: the package itself is resolved at run time.
  { path: /^sandbox\/node\/solana\//, packages: ['litesvm'] },
  // Types only: the package does not re-export them.
  {
    path: /^sandbox\/solanaWallet\//,
    packages: ['@wallet-standard/*', '@solana/wallet-standard-features'],
  },
  // Has its own entry, so that the rest of the sandbox does not load it.
  { path: /^sandbox\/walletApp\//, packages: ['@walletconnect/sign-client', '@walletconnect/utils'] },
];
const onlyLazy = [
  'src/session/firstListPart.ts',
  'src/session/mountIsland.tsx',
  'src/session/createSession.ts',
];
const entryPoints = [
  'src/index.ts',
  'src/pure.ts',
  'src/classic.ts',
  'src/sources/index.ts',
  'src/cli/index.ts',
  'src/sandbox/index.ts',
  'src/sandbox/chain/index.ts',
  'src/sandbox/walletApp/index.ts',
  'src/sandbox/node/index.ts',
];

const folderOf = (path) => /^src\/(?:(chains\/registry|[^/]+)\/)?/.exec(path)?.[1] ?? '';
const fits = (allowed, id) =>
  allowed.endsWith('*')
    ? id.startsWith(allowed.slice(0, -1))
    : id === allowed || id.startsWith(`${allowed}/`);

function rightsOf(path) {
  const own = folders[folderOf(path)];
  const extra = files.filter((file) => file.path.test(path.slice('src/'.length)));
  const all = (key) => [own, ...extra].flatMap((rights) => rights?.[key] ?? []);
  return (
    own && { imports: all('imports'), types: all('types'), lazy: all('lazy'), packages: all('packages') }
  );
}

function problemOfImport(path, { id, kind }, known) {
  const rights = rightsOf(path);
  if (!rights) return `lies in src/${folderOf(path)}, a folder that the table does not have`;
  if (!id.startsWith('.')) {
    return rights.packages.some((allowed) => fits(allowed, id))
      ? undefined
      : `may not import the package ${id}`;
  }
  if (!id.endsWith('.js')) return `imports ${id}, which does not end in .js`;
  const target = resolveImport(path, id, known);
  if (!target) return `imports ${id}, which is no file`;
  if (onlyLazy.includes(target) && kind === 'static') return `imports ${target} other than by import()`;
  const [from, to] = [folderOf(path), folderOf(target)];
  if (from === to || rights.imports.includes(to)) return undefined;
  if (rights.lazy.includes(to)) {
    return kind === 'static' ? `imports ${to} other than by import() or import type` : undefined;
  }
  if (rights.types.includes(to)) {
    return kind === 'types' ? undefined : `imports ${to} other than by import type`;
  }
  return `${from || 'an entry point'} may not import from ${to || 'an entry point'}`;
}

function isBarrel({ path, text }) {
  if (entryPoints.includes(path)) return false;
  const statements = withoutComments(text)
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean);
  return statements.length > 0 && statements.every((one) => /^export\b[^=(]*\bfrom\s+['"]/.test(one));
}

function checkImports(sources) {
  const known = new Set(sources.map(({ path }) => path));
  return sources.flatMap((source) => [
    ...importsOf(source).flatMap((one) => {
      const rule = problemOfImport(source.path, one, known);
      return rule ? [{ path: source.path, line: one.line, rule }] : [];
    }),
    ...(isBarrel(source)
      ? [{ path: source.path, line: 1, rule: 'only re-exports: import the file itself' }]
      : []),
  ]);
}

/** Rights that no source uses: of a moved file, or to a removed package. */
function unusedRights(sources) {
  const paths = sources.map(({ path }) => path);
  const imports = sources.flatMap((source) =>
    importsOf(source).map(({ id }) => ({ from: source.path.slice('src/'.length), id })),
  );
  const packages = [
    ...Object.entries(folders).map(([folder, rights]) => ({
      path: new RegExp(`^${folder && `${folder}/`}`),
      ...rights,
    })),
    ...files,
  ].flatMap(({ path, packages = [] }) =>
    packages
      .filter((allowed) => !imports.some(({ from, id }) => path.test(from) && fits(allowed, id)))
      .map((allowed) => `${allowed} in ${path}`),
  );
  const named = [...onlyLazy, ...entryPoints].filter((path) => !paths.includes(path));
  const moved = unfit(
    files.map(({ path }) => path),
    paths.map((path) => path.slice('src/'.length)),
  );
  const gone = Object.keys(folders).filter((folder) => !paths.some((path) => folderOf(path) === folder));
  return [...packages, ...named, ...moved, ...gone];
}

describe('the import rule', () => {
  it('holds in src', () => {
    const problems = checkImports(readSources('src'));
    assert.equal(problems.length, 0, describeProblems(problems));
  });

  it('gives no rights that nobody uses', () => {
    const sources = readSources('src');
    assert.deepEqual(unusedRights(sources), []);
    const withoutFrames = sources.filter(({ path }) => !/^src\/(bridge|ui\/QrCode)/.test(path));
    assert.deepEqual(unusedRights(withoutFrames), [
      'zod/mini in /^bridge\\//',
      'uqr in /^ui\\/QrCode\\.tsx$/',
      '/^ui\\/QrCode\\.tsx$/',
      'bridge',
    ]);
  });

  const others = [
    'lib/a.ts',
    'atoms/a.ts',
    'chains/a.ts',
    'views/A.tsx',
    'ui/A.tsx',
    'sandbox/a.ts',
    'locales/en/en.ts',
  ]
    .concat('session/createSession.ts', 'session/mountIsland.tsx', 'api/a.ts')
    .map((path) => ({ path: `src/${path}`, text: 'export const a = 1;' }));
  const check = (path, text) =>
    checkImports([{ path: `src/${path}`, text }, ...others.filter((one) => one.path !== `src/${path}`)]).map(
      ({ line, rule }) => `${line} ${rule}`,
    );

  const refused = [
    ['lib/b.ts', "import { a } from '../atoms/a.js';", 'lib may not import from atoms'],
    ['lib/b.ts', "import type { a } from '../atoms/a.js';", 'lib may not import from atoms'],
    ['lib/b.ts', "type A = typeof import('../atoms/a.js');", 'lib may not import from atoms'],
    ['ui/B.tsx', "export { a } from '../atoms/a.js';\nexport const b = 1;", 'ui may not import from atoms'],
    ['atoms/b.ts', "import { a } from '../chains/a.js';", 'imports chains other than by import type'],
    ['atoms/b.ts', "import { type A } from '../chains/a.js';", 'imports chains other than by import type'],
    ['atoms/b.ts', "const a = import('../chains/a.js');", 'imports chains other than by import type'],
    ['atoms/b.ts', "import { useAtom } from 'jotai';", 'may not import the package jotai'],
    ['views/B.tsx', "import { createPortal } from 'react-dom';", 'may not import the package react-dom'],
    ['views/B.tsx', "import { en } from '../locales/en/en.js';", 'imports locales other than by import type'],
    ['views/B.tsx', "import { a } from '../chains/a.js';", 'views may not import from chains'],
    [
      'session/b.ts',
      "import { A } from '../views/A.js';",
      'imports views other than by import() or import type',
    ],
    ['session/b.ts', "import { a } from '../api/a.js';", 'imports api other than by import() or import type'],
    [
      'session/b.ts',
      "import { a } from './createSession.js';",
      'imports src/session/createSession.ts other than by import()',
    ],
    [
      'elements/b.ts',
      "import r2wc from '@r2wc/react-to-web-component';",
      'may not import the package @r2wc/react-to-web-component',
    ],
    ['elements/b.ts', "import { atom } from 'jotai/vanilla';", 'may not import the package jotai/vanilla'],
    ['elements/b.ts', "import { a } from '../sandbox/a.js';", 'elements may not import from sandbox'],
    ['sandbox/b.ts', "import { createServer } from 'node:http';", 'may not import the package node:http'],
    ['sandbox/b.ts', "import { a } from '../atoms/a.js';", 'sandbox may not import from atoms'],
    [
      'sandbox/b.ts',
      "import { SignClient } from '@walletconnect/sign-client';",
      'may not import the package @walletconnect/sign-client',
    ],
    ['sandbox/node/b.ts', "import { WebSocketServer } from 'ws';", 'may not import the package ws'],
    [
      'styles/b.ts',
      "import { style } from '@vanilla-extract/css';",
      'may not import the package @vanilla-extract/css',
    ],
    ['lib/b.ts', "import { a } from './a';", 'imports ./a, which does not end in .js'],
    ['lib/b.ts', "import { a } from './gone.js';", 'imports ./gone.js, which is no file'],
    [
      'lib/b.ts',
      "export { a } from './a.js';\nexport * from './a.js';",
      'only re-exports: import the file itself',
    ],
    [
      'shop/b.ts',
      "import { a } from '../lib/a.js';",
      'lies in src/shop, a folder that the table does not have',
    ],
  ];
  for (const [path, text, rule] of refused) {
    it(`rejects in ${path}: ${text.split('\n')[0]}`, () =>
      assert.deepEqual(check(path, text), [`1 ${rule}`]));
  }

  const accepted = [
    [
      'views/B.tsx',
      "import { useState } from 'react';\nimport { useAtomValue } from 'jotai';\nimport { a } from '../atoms/a.js';",
    ],
    ['views/B.tsx', "import type { en } from '../locales/en/en.js';"],
    ['views/B.css.ts', "import { style } from '@vanilla-extract/css';"],
    ['atoms/b.ts', "import type { a } from '../chains/a.js';\nimport { atom } from 'jotai/vanilla';"],
    ['session/b.ts', "const a = () => import('../chains/a.js');\nimport type { A } from '../views/A.js';"],
    [
      'session/mountIsland.tsx',
      "import r2wc from '@r2wc/react-to-web-component';\nimport { A } from '../views/A.js';",
    ],
    ['session/createSession.ts', "import { createStore } from 'jotai/vanilla';"],
    ['sandbox/node/b.ts', "import { createServer } from 'node:http';\nimport { a } from '../a.js';"],
    ['sandbox/node/relay/b.ts', "import { WebSocketServer } from 'ws';"],
    ['sandbox/walletApp/b.ts', "import { SignClient } from '@walletconnect/sign-client';"],
    [
      'lib/b.ts',
      "// import { a } from '../atoms/a.js';\n/* export * from '../ui/A.js' */ const b = 'import x from y';",
    ],
    ['index.ts', "export { a } from './lib/a.js';"],
  ];
  for (const [path, text] of accepted) {
    it(`accepts in ${path}: ${text.split('\n')[0]}`, () => assert.deepEqual(check(path, text), []));
  }

  it('reports the line', () => {
    const text = "import { a } from './a.js';\n\nimport {\n  b,\n} from '../ui/A.js';\n";
    assert.deepEqual(check('lib/b.ts', text), ['5 lib may not import from ui']);
  });
});
