import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeProblems, importsOf, readSources, resolveImport } from '../architecture/sources.mjs';
import { findUsedKeys, keysOf } from './usedKeys.mjs';

const sources = new Map(readSources('src').map((source) => [source.path, source]));
const REGISTRIES = ['src/views/shell/viewRegistry.ts', 'src/views/account/accountRegistry.ts'];

/** What a view can show before anything else has been on screen, by the word that its row in the registry has for it. */
const catalogues = {
  load: ['enFirst', 'enLater'],
  isOfAccount: ['enAccount'],
  isOfSwapping: ['enSwap'],
  isOfNames: ['enNames'],
  isOfBuying: ['enOnRamp'],
  isOfSiwe: ['enSiwe'],
};

/** Everything that a source loads, at once or later, in this order. The shell shows other views, so it ends there. */
function reach(path, kinds, found = new Set()) {
  if (!path || found.has(path) || REGISTRIES.includes(path)) return found;
  found.add(path);
  for (const { id, kind } of importsOf(sources.get(path)))
    if (kinds.includes(kind)) reach(resolveImport(path, id, sources), kinds, found);
  return found;
}

/** The rows of a registry: a view, the file of its family, and the words about its texts. */
function rowsOf(registry) {
  const { text } = sources.get(registry);
  const files = new Map(
    [...text.matchAll(/const (\w+) = async \(\) => \(await import\('([^']+)'\)/g)].map(([, name, id]) => [
      name,
      resolveImport(registry, id, sources),
    ]),
  );
  return [...text.matchAll(/^ {2}(\w+): \{\s*(load: (\w+),[^{}]*(?:\{[^{}]*\}[^{}]*)?)\}/gm)].map(
    ([, view, row, family]) => ({
      view,
      family: files.get(family) ?? 'src/views/connect/ConnectView.tsx',
      words: Object.keys(catalogues).filter((word) => new RegExp(`\\b${word}:`).test(row)),
    }),
  );
}

const textsOf = (words) =>
  new Set(
    words
      .flatMap((word) => catalogues[word])
      .flatMap((name) => [...reach(`src/locales/${name}.ts`, ['static'])])
      .flatMap((path) => keysOf(sources.get(path).text)),
  );

const rows = REGISTRIES.flatMap(rowsOf);

describe('the texts of each view', () => {
  it('are looked for in every view', () => {
    assert.equal(rows.length, 48);
  });

  for (const { view, family, words } of rows) {
    it(`${view} shows only what is loaded with it`, () => {
      const texts = textsOf(words);
      const problems = [...reach(family, ['static', 'lazy'])]
        .flatMap((path) => findUsedKeys(sources.get(path)))
        .filter(({ key }) => !texts.has(key))
        .map(({ key, ...place }) => ({ ...place, rule: `shows "${key}", which is loaded with other views` }));
      assert.equal(problems.length, 0, describeProblems(problems));
    });
  }
});
