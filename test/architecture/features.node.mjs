// A feature registers its views, their titles and their texts in one file. Half of that would be found by a visitor.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { transformSync } from 'esbuild';
import { findUsedKeys, keysOf } from '../locales/usedKeys.mjs';
import { describeProblems, importsOf, readSources, resolveImport } from './sources.mjs';

const FIRST = 'src/views/shell/features.ts';
const ACCOUNT = 'src/views/account/accountFeatures.ts';
const CATALOGUES = ['src/locales/en.ts', 'src/locales/enFeatures.ts'];
const LISTS = [FIRST, ACCOUNT];

/** What is loaded for the titles of each list. */
const titleTexts = {
  [FIRST]: ['src/locales/enFirst.ts'],
  [ACCOUNT]: ['src/locales/enFirst.ts', 'src/locales/enAccount.ts'],
};

/** Folders of atoms that have another name than the feature's folder of views. */
const atomsOf = { connect: 'connecting', networks: 'network', wallets: 'directory' };
/** The specification has no event for receiving. */
const untracked = ['src/views/holdings/feature.ts'];

/** The value that a file of constants exports. What it imports is not loaded. */
async function constantOf({ text }) {
  const code = transformSync(text.replace(/^import .*;$/gm, ''), { loader: 'ts' }).code;
  const values = Object.values(await import(`data:text/javascript,${encodeURIComponent(code)}`));
  assert.equal(values.length, 1);
  return values[0];
}

/** Everything that a file loads, at once or later. The lists of features lead to other features, so it ends there. */
function reach(known, path, kinds = ['static', 'lazy'], found = new Set()) {
  if (!path || found.has(path) || LISTS.includes(path)) return found;
  found.add(path);
  for (const { id, kind } of importsOf(known.get(path)))
    if (kinds.includes(kind)) reach(known, resolveImport(path, id, known), kinds, found);
  return found;
}

/** What is wrong with the features of these sources, as `{ path, line, rule }`. */
async function checkFeatures(sources) {
  const known = new Map(sources.map((source) => [source.path, source]));
  const problems = [];
  const complain = (path, rule, line = 1) => problems.push({ path, line, rule });
  const importedBy = (path, kind) =>
    importsOf(known.get(path)).flatMap((one) =>
      one.kind === kind ? resolveImport(path, one.id, known) : [],
    );
  const keysIn = (paths) =>
    new Set(paths.flatMap((path) => [...reach(known, path)]).flatMap((path) => keysOf(known.get(path).text)));

  const catalogues = CATALOGUES.flatMap((list) =>
    [...known.get(list).text.matchAll(/^ {2}(\w+): async \(\) => \(await import\('(.+)'\)/gm)].map(
      ([, name, id]) => ({ name, path: resolveImport(list, id, known) }),
    ),
  );
  const features = new Map();
  for (const path of known.keys())
    if (path.endsWith('/feature.ts')) features.set(path, await constantOf(known.get(path)));
  const listed = LISTS.flatMap((list) =>
    importedBy(list, 'static')
      .filter((path) => features.has(path))
      .map((path) => ({ list, path })),
  );

  for (const path of features.keys()) {
    const count = listed.filter((one) => one.path === path).length;
    if (count !== 1) complain(path, `is in ${count} lists of features`);
  }
  const [routes] = /export type Route =[\s\S]*?export type/.exec(known.get('src/atoms/router.ts').text);
  for (const [, view] of routes.matchAll(/\bview: '(\w+)'/g)) {
    const count = listed.filter(({ path }) => view in features.get(path).views).length;
    if (count !== 1) complain('src/atoms/router.ts', `has ${view}, which is in ${count} features`);
  }

  const clicks = known.get('src/atoms/effects/trackModal.ts').text;
  for (const { list, path } of listed) {
    const { texts, views } = features.get(path);
    const titles = keysIn(titleTexts[list]);
    for (const [view, { title }] of Object.entries(views))
      if (!titles.has(title)) complain(path, `has no text for the title of ${view} until it has loaded`);

    const own = catalogues.filter(({ name }) => texts.includes(name)).map((one) => one.path);
    const loaded = keysIn(['src/locales/enFirst.ts', ...own]);
    for (const file of reach(known, path))
      for (const { key, line } of findUsedKeys(known.get(file)))
        if (!loaded.has(key)) complain(file, `shows "${key}", which ${path} does not load`, line);

    const folder = path.split('/').at(-2);
    const places = [`src/views/${folder}/`, `src/atoms/${atomsOf[folder] ?? folder}/`];
    const reports = [...known.values()].some(
      (source) => places.some((place) => source.path.startsWith(place)) && source.text.includes('trackAtom'),
    );
    const isClicked = Object.keys(views).some((view) => new RegExp(`^ {2}${view}: '`, 'm').test(clicks));
    if (!reports && !isClicked && !untracked.includes(path)) complain(path, 'has no tracked event');
  }

  const opening = 'src/session/createPresentation.ts';
  const [, ahead] = /loadTexts\((\[.*?\])\)/.exec(known.get(opening).text);
  const { texts } = features.get('src/views/account/feature.ts');
  if (ahead !== `['${texts.join("', '")}']`) complain(opening, 'loads other texts than the account needs');

  for (const { name, path } of catalogues)
    if (!listed.some((one) => features.get(one.path).texts.includes(name)))
      complain(path, 'is loaded by no feature');
  const reached = new Set(listed.flatMap(({ path }) => [...reach(known, path)]));
  for (const path of known.keys())
    if (
      /^src\/views\/(?!shell\/).*View\.tsx$/.test(path) &&
      /export function \w+View\(/.test(known.get(path).text)
    )
      if (!reached.has(path)) complain(path, 'is in no feature');
  return problems;
}

describe('features', () => {
  const sources = readSources('src');
  let problems;
  before(async () => {
    problems = await checkFeatures(sources);
  });

  it('are registered as a whole', () => {
    assert.equal(problems.length, 0, describeProblems(problems));
  });

  const swap = 'src/views/swap/feature.ts';
  for (const [title, path, change, rule] of [
    ['a feature in no list', ACCOUNT, [/^import \{ swap \}.*\n/m, ''], 'is in 0 lists of features'],
    ['a view in no feature', swap, [/SwapPreview: .*\n/, ''], 'has SwapPreview, which is in 0 features'],
    [
      'a title that loads with the view',
      swap,
      ["'swap.title'", "'swap.pay'"],
      'has no text for the title of Swap',
    ],
    ['texts that are not loaded', swap, [", 'swap'", ''], 'shows "swap.pay"'],
    [
      'a catalogue that nothing loads',
      'src/views/names/feature.ts',
      [", 'names'", ''],
      'is loaded by no feature',
    ],
    ['views that are not loaded', 'src/views/help/helpViews.ts', [/^import .*\n/m, ''], 'is in no feature'],
    [
      'a feature without a tracked event',
      'src/views/history/ActivityTab.tsx',
      [/trackAtom/g, 'atom'],
      'has no tracked event',
    ],
  ]) {
    it(`are refused: ${title}`, async () => {
      const changed = sources.map((one) =>
        one.path === path ? { path, text: one.text.replace(...change) } : one,
      );
      const found = await checkFeatures(changed);
      assert.ok(
        found.some((problem) => problem.rule.startsWith(rule)),
        describeProblems(found),
      );
    });
  }
});
