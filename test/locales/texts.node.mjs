import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  describeProblems,
  importsOf,
  readSources,
  resolveImport,
  withoutComments,
} from '../architecture/sources.mjs';
import { allKeys, findUsedKeys, keysOf } from './usedKeys.mjs';
import { wordsInComponent } from './wordsInComponent.mjs';

const sources = readSources('src').filter(({ path }) => !path.startsWith('src/sandbox/'));
const inCatalogue = ({ path }) => path.startsWith('src/locales/');
const isPart = ({ path }) => /^src\/(views|ui)\/.*\.tsx$/.test(path);
const groupOf = (key) => key.slice(0, key.indexOf('.'));

const catalogue = sources.filter(inCatalogue).map(({ text }) => withoutComments(text));

/** The sources loaded before the first list is on screen. */
function sourcesOfFirstOpening() {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const found = new Set();
  const visit = (path) => {
    if (!path || found.has(path)) return;
    found.add(path);
    for (const { id, kind } of importsOf(byPath.get(path))) {
      if (kind === 'static') visit(resolveImport(path, id, byPath));
    }
  };
  const parts = [
    'src/session/createSession.ts',
    'src/session/firstListPart.ts',
    'src/session/mountIsland.tsx',
    'src/locales/en/enParts.ts',
  ];
  for (const path of ['src/index.ts', ...parts]) visit(path);
  return [...found].map((path) => byPath.get(path));
}

describe('the texts of the first opening', () => {
  const loaded = sourcesOfFirstOpening();
  const brought = loaded.filter(inCatalogue).flatMap(({ text }) => keysOf(text));
  const used = new Set(
    loaded
      .filter((source) => !inCatalogue(source))
      .flatMap(findUsedKeys)
      .map(({ key }) => key),
  );

  it('include everything that it shows', () => {
    assert.ok(used.size > 40);
    assert.deepEqual(
      [...used].filter((key) => !brought.includes(key)),
      [],
    );
  });

  it('include nothing else, except messages of the snackbar', () => {
    assert.deepEqual(
      brought.filter((key) => !used.has(key) && groupOf(key) !== 'snackbar'),
      [],
    );
  });
});

describe('texts', () => {
  const used = sources.filter((source) => !inCatalogue(source)).flatMap(findUsedKeys);

  it('exist for every key in the code', () => {
    const problems = used
      .filter(({ key }) => !allKeys.has(key))
      .map(({ key, ...place }) => ({ ...place, rule: `uses the text "${key}", which there is not` }));
    assert.equal(problems.length, 0, describeProblems(problems));
  });

  it('are all used', () => {
    const names = new Set(used.map(({ key }) => key));
    assert.deepEqual(
      [...allKeys].filter((key) => !names.has(key)),
      [],
    );
  });

  it('are written in no component', () => {
    const words = sources
      .filter(isPart)
      .flatMap(({ path, text }) => wordsInComponent(text).map((found) => `${path}: "${found}"`));
    assert.deepEqual(words, []);
  });

  it('have no markup and no surplus spaces', () => {
    const words = catalogue.flatMap((text) => [...text.matchAll(/: '([^']*)'/g)].map(([, found]) => found));
    assert.ok(words.length > 80);
    assert.deepEqual(
      words.filter((found) => /<|>| {2}|^\s|\s$/.test(found)),
      [],
    );
  });
});

describe('literal words in a component', () => {
  const found = [
    ['<p>Hello</p>', ['Hello']],
    ['<p className="big">{name} and more</p>', [' and more']],
    ['<button aria-label="Close" />', ['Close']],
    ["<Tag label={isNew ? 'New' : t('old')} />", ['New']],
    ['<p>{"About " + name}</p>', ['About ']],
    ['<Row key="a" className="b" data-row="c" label={t("d")}>1 · 2</Row>', []],
    ['<p>{t("dialog.back")}</p>', []],
  ];
  for (const [markup, words] of found) {
    it(`are ${words.length ? 'found' : 'not found'}: ${markup}`, () => {
      assert.deepEqual(wordsInComponent(`export const A = () => ${markup};`), words);
    });
  }
});
