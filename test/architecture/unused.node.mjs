// Unused code costs reading, tests and fixes.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesUnder, readText } from '../../scripts/lib/files.mjs';
import {
  describeProblems,
  importsOf,
  lineOf,
  readSources,
  resolveImport,
  withoutComments,
} from './sources.mjs';

/** The files that sites, pages and the build import. */
const entries = [
  /^src\/(index|pure|classic|react|vue|svelte|wagmi|safe)\.ts$/,
  /^src\/\w+\.d\.ts$/,
  /^src\/sources\/index\.ts$/,
  /^src\/sandbox\/((chain|node|walletApp|frame)\/)?index\.ts$/,
  /^src\/sandbox\/demo\/[^/]+\.ts$/,
  // The build passes every style sheet to it.
  /^src\/styles\/sheets\.ts$/,
  // The build makes all code call them.
  /^src\/lib\/builtins\//,
];

/** Code that is unused so far, and the reason it exists. */
const awaited = {};

const declaration =
  /^export (?:(?:abstract|async|declare) )*(const|let|function\*?|class|interface|type) (\w+|\{[^}]*\}|\[[^\]]*\])/gm;

/** The declarations and exports of a text: `{ name, isType, line }`. */
function exportsOf(text) {
  const code = withoutComments(text);
  return [...code.matchAll(declaration)].flatMap(({ 1: kind, 2: declared, index }) =>
    declared.match(/\w+/g).map((name) => ({
      name,
      isType: kind === 'interface' || kind === 'type',
      line: lineOf(code, index),
    })),
  );
}

const method =
  /^ +(?:(?:static|async|get|set|override|protected|private) )*(\w+)(?:\([^;]*?\)(?:: [^{;]+)? \{$|: (?:async )?\([^;]*?\)(?:: [^=;]+)? =>)/gm;

/** Methods that React, viem and the keyboard call. */
const calledFromOutside = [
  ...['getDerivedStateFromError', 'componentDidCatch', 'render', 'fetchFn', 'PageDown', 'PageUp'],
];

const wordsOf = (text) => withoutComments(text).match(/\w+/g) ?? [];

/** Every word in the sources, with the number of its uses and files. */
function countWords(sources) {
  const counts = new Map();
  for (const { text } of sources) {
    const words = wordsOf(text);
    for (const word of new Set(words)) {
      const { all = 0, files = 0 } = counts.get(word) ?? {};
      counts.set(word, { all, files: files + 1 });
    }
    for (const word of words) counts.get(word).all++;
  }
  return counts;
}

/** The names that other sources import from each file. The names imported by `import()` are unknown. */
function exportsTaken(sources) {
  const taken = new Map(sources.map(({ path }) => [path, { names: new Set(), isLazy: false }]));
  for (const source of sources) {
    for (const { id, names, kind } of importsOf(source)) {
      const target = id.startsWith('.') && taken.get(resolveImport(source.path, id, taken));
      if (!target) continue;
      for (const name of names) target.names.add(name);
      target.isLazy ||= kind === 'lazy' || !names.length;
    }
  }
  return taken;
}

/** Exports that no other source imports and that their own file does not need as exports. */
function findUnused(sources, tests) {
  const taken = exportsTaken(sources);
  const counts = countWords(sources);
  const ofTests = countWords(tests);
  const isTaken = (path, name) => {
    const { names, isLazy } = taken.get(path);
    return names.has(name) || names.has('*') || (isLazy && counts.get(name).files > 1);
  };
  const ruleOf = ({ name, isType }, text) => {
    if (wordsOf(text).filter((word) => word === name).length === 1)
      return `exports ${name}, which nothing uses`;
    // Types name a signature's parameters, and some logic is tested by itself.
    return isType || ofTests.has(name) ? undefined : `exports ${name}, which only this file uses`;
  };
  return sources.flatMap(({ path, text }) =>
    exportsOf(text)
      .filter(({ name }) => !isTaken(path, name))
      .map((one) => ({ path, line: one.line, name: one.name, rule: ruleOf(one, text) }))
      .filter(({ rule }) => rule),
  );
}

/** Methods whose name occurs nowhere else. */
function findUncalled(sources) {
  const counts = countWords(sources);
  return sources.flatMap(({ path, text }) => {
    const code = withoutComments(text);
    return [...code.matchAll(method)]
      .filter(([, name]) => counts.get(name).all === 1 && !calledFromOutside.includes(name))
      .map(({ 1: name, index }) => ({
        path,
        line: lineOf(code, index),
        rule: `has ${name}(), which nothing calls`,
      }));
  });
}

const isEntry = (path) => entries.some((pattern) => pattern.test(path));

describe('exports', () => {
  const tests = filesUnder('test', (path) => /\.(tsx?|mjs)$/.test(path)).map((path) => ({
    text: readText(path),
  }));
  const unused = findUnused(readSources('src'), tests).filter(({ path }) => !isEntry(path));

  it('are used by another file, or by their own and a test', () => {
    const problems = unused.filter(({ name }) => !(name in awaited));
    assert.equal(problems.length, 0, describeProblems(problems));
  });

  it('are listed as unused only while they are', () => {
    assert.deepEqual(
      Object.keys(awaited).filter((name) => !unused.some((one) => one.name === name)),
      [],
    );
  });

  const a = (text) => ({ path: 'src/lib/a.ts', text });
  const b = (text) => ({ path: 'src/lib/b.ts', text });
  const check = (own, other, test = '') =>
    findUnused([a(own), b(other)], [{ text: test }]).map(({ rule }) => rule);

  for (const [own, other, rule] of [
    ['export const one = 1;', "import { two } from './a.js';", 'exports one, which nothing uses'],
    ['export type One = 1;', "import type { Two } from './a.js';", 'exports One, which nothing uses'],
    ['export const one = 1;', '// one\nconst { one } = two;', 'exports one, which nothing uses'],
    ['export const one = 1; one + 1;', '', 'exports one, which only this file uses'],
    ['export const { one } = two;', "const a = import('./a.js');", 'exports one, which nothing uses'],
  ]) {
    it(`are rejected: ${own} beside ${other || 'nothing'}`, () =>
      assert.deepEqual(check(own, other), [rule]));
  }

  for (const [own, other, test] of [
    ['export const one = 1;', "import { type Two, one as first } from './a.js';"],
    ['export async function one() {}', "export { one } from './a.js';"],
    ['export abstract class One {}', "import type {\n  One,\n} from './a.js';"],
    ['export const one = 1;', "import * as all from './a.js';"],
    ['export const one = 1;', "const { one } = await import('./a.js');"],
    ['export const one = 1; one + 1;', '', "import { one } from '../../src/lib/a.js';"],
    ['export type One = 1; export const two: One = 1;', "import { two } from './a.js';"],
  ]) {
    it(`are accepted: ${own} beside ${other || test}`, () => assert.deepEqual(check(own, other, test), []));
  }
});

describe('methods', () => {
  it('are called', () => {
    // The sandbox dispatches requests by method name.
    const problems = findUncalled(readSources('src').filter(({ path }) => !path.startsWith('src/sandbox/')));
    assert.equal(problems.length, 0, describeProblems(problems));
  });

  it('are found when unused', () => {
    const text =
      'return {\n  async one(a: string): Promise<void> {\n  },\n  two: (a) =>\n    a,\n  three: 3,\n};';
    assert.deepEqual(
      findUncalled([{ path: 'a.ts', text }]).map(({ line, rule }) => `${line} ${rule}`),
      ['2 has one(), which nothing calls', '4 has two(), which nothing calls'],
    );
    assert.deepEqual(
      findUncalled([
        { path: 'a.ts', text },
        { path: 'b.ts', text: 'one(two);' },
      ]),
      [],
    );
  });
});
