// A feature registers its views, their titles and their texts in one file. Only visitors would notice a missing part.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { transformSync } from 'esbuild';
import { findUsedKeys, keysOf } from '../locales/usedKeys.mjs';
import { describeProblems, importsOf, readSources, resolveImport } from './sources.mjs';

const FIRST = 'src/views/shell/features.ts';
const ACCOUNT = 'src/views/account/accountFeatures.ts';
const CATALOGUES = ['src/locales/en/enParts.ts'];
const LISTS = [FIRST, ACCOUNT];
const ROUTES = 'src/atoms/router.ts';
const OPENING = 'src/session/createPresentation.ts';

/** The texts loaded for the titles of each list. */
const titleTexts = {
  [FIRST]: ['src/locales/en/enFirst.ts'],
  [ACCOUNT]: ['src/locales/en/enFirst.ts', 'src/locales/en/enAccount.ts'],
};

/** Folders of atoms whose name differs from the feature's folder of views. */
const atomsOf = { connect: 'connecting', networks: 'network', wallets: 'directory' };
/** The specification has no events for receiving and for viewing a transaction. The watched account is never reported. */
const withoutEvent = [
  'src/views/watch/feature.ts',
  'src/views/holdings/feature.ts',
  'src/views/receipt/feature.ts',
];

/** The exported value of a constants file, without loading its imports. */
async function constantOf({ text }) {
  const code = transformSync(text.replace(/^import .*;$/gm, ''), { loader: 'ts' }).code;
  const values = Object.values(await import(`data:text/javascript,${encodeURIComponent(code)}`));
  assert.equal(values.length, 1);
  return values[0];
}

/** All files that a file loads, at once or later. Stops at the lists of features, because they lead to other features. */
function reach(known, path, kinds = ['static', 'lazy'], found = new Set()) {
  if (!path || found.has(path) || LISTS.includes(path)) return found;
  found.add(path);
  for (const { id, kind } of importsOf(known.get(path)))
    if (kinds.includes(kind)) reach(known, resolveImport(path, id, known), kinds, found);
  return found;
}

const problem = (path, rule, line = 1) => ({ path, rule, line });

/** The features of some sources, the catalogues, and the files they load. */
async function readFeatures(sources) {
  const known = new Map(sources.map((source) => [source.path, source]));
  const textOf = (path) => known.get(path).text;
  const catalogues = CATALOGUES.flatMap((list) =>
    [...textOf(list).matchAll(/^ {2}(\w+): async \(\) => \(await import\('(.+)'\)/gm)].map(
      ([, name, id]) => ({
        name,
        path: resolveImport(list, id, known),
      }),
    ),
  );
  const features = [];
  for (const path of known.keys()) {
    if (!path.endsWith('/feature.ts')) continue;
    const isIn = (list) =>
      importsOf(known.get(list)).some(
        ({ id, kind }) => kind === 'static' && resolveImport(list, id, known) === path,
      );
    features.push({ path, lists: LISTS.filter(isIn), ...(await constantOf(known.get(path))) });
  }
  /** The keys in these files and in the files they load. */
  const keysIn = (paths) => {
    const files = paths.flatMap((path) => [...reach(known, path)]);
    return new Set(files.flatMap((path) => keysOf(textOf(path))));
  };
  return { known, textOf, catalogues, features, keysIn };
}

function unlisted({ features, textOf }) {
  const [routes] = /export type Route =[\s\S]*?export type/.exec(textOf(ROUTES));
  const views = [...routes.matchAll(/\bview: '(\w+)'/g)].map(([, view]) => view);
  return [
    ...features
      .filter(({ lists }) => lists.length !== 1)
      .map(({ path, lists }) => problem(path, `is in ${lists.length} lists of features`)),
    ...views
      .filter((view) => features.filter((one) => view in one.views).length !== 1)
      .map((view) => problem(ROUTES, `has ${view}, which is not in one feature`)),
  ];
}

const untitled = ({ features, keysIn }) =>
  features.flatMap(({ path, lists, views }) => {
    const known = keysIn(lists.flatMap((list) => titleTexts[list]));
    return Object.entries(views)
      .filter(([, { title }]) => !known.has(title))
      .map(([view]) => problem(path, `has no text for the title of ${view} until it has loaded`));
  });

/** The files that a feature's views load at once, without lazily loaded parts. */
function reachAtOnce(known, path) {
  const found = new Set([path]);
  for (const { id } of importsOf(known.get(path)))
    reach(known, resolveImport(path, id, known), ['static'], found);
  return found;
}

const untexted = ({ features, catalogues, known, keysIn }) =>
  features.flatMap(({ path, texts, laterTexts = [] }) => {
    const keysOfTexts = (names) =>
      keysIn([
        'src/locales/en/enFirst.ts',
        ...catalogues.filter(({ name }) => names.includes(name)).map((one) => one.path),
      ]);
    const [atOnce, ever] = [keysOfTexts(texts), keysOfTexts([...texts, ...laterTexts])];
    const early = reachAtOnce(known, path);
    return [...reach(known, path)]
      .flatMap((file) => findUsedKeys(known.get(file)))
      .filter((used) => !(early.has(used.path) ? atOnce : ever).has(used.key))
      .map((used) => problem(used.path, `shows "${used.key}", which ${path} does not load`, used.line));
  });

/** A connected visitor's opening loads the account's texts ahead. */
function notAhead({ features, textOf }) {
  const { texts } = features.find(({ path }) => path === 'src/views/account/feature.ts');
  const isSame = textOf(OPENING).includes(`loadTexts(['${texts.join("', '")}'])`);
  return isSame ? [] : [problem(OPENING, 'loads other texts than the account needs')];
}

function untracked({ features, known, textOf }) {
  const isReported = (folder) =>
    [...known.values()].some(({ path, text }) => path.startsWith(folder) && text.includes('trackAtom'));
  const clicks = textOf('src/atoms/effects/trackModal.ts');
  return features
    .filter(({ path, views }) => {
      const folder = path.split('/').at(-2);
      const isClicked = Object.keys(views).some((view) => new RegExp(`^ {2}${view}: '`, 'm').test(clicks));
      const folders = [`src/views/${folder}/`, `src/atoms/${atomsOf[folder] ?? folder}/`];
      return !isClicked && !folders.some(isReported) && !withoutEvent.includes(path);
    })
    .map(({ path }) => problem(path, 'has no tracked event'));
}

function unused({ features, catalogues, known, textOf }) {
  const reached = new Set(features.flatMap(({ path }) => [...reach(known, path)]));
  const isView = (path) =>
    /^src\/views\/(?!shell\/).*View\.tsx$/.test(path) && /export function \w+View\(/.test(textOf(path));
  return [
    ...catalogues
      .filter(({ name }) => !features.some(({ texts }) => texts.includes(name)))
      .map(({ path }) => problem(path, 'is loaded by no feature')),
    ...[...known.keys()]
      .filter((path) => isView(path) && !reached.has(path))
      .map((path) => problem(path, 'is in no feature')),
  ];
}

async function checkFeatures(sources) {
  const read = await readFeatures(sources);
  return [unlisted, untitled, untexted, notAhead, untracked, unused].flatMap((check) => check(read));
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
    ['a view in no feature', swap, [/SwapPreview: .*\n/, ''], 'has SwapPreview, which is not in one feature'],
    [
      'a title that loads with the view',
      swap,
      ["'swap.title'", "'swap.pay'"],
      'has no text for the title of Swap',
    ],
    ['texts that are not loaded', swap, [", 'swap'", ''], 'shows "swap.pay"'],
    [
      'texts of a part that loads later, in what loads at once',
      'src/views/swap/form/RecipientSlot.tsx',
      ["'swap.keep'", "'send.paste'"],
      'shows "send.paste"',
    ],
    ['texts that load after the account', OPENING, ["'account', ", ''], 'loads other texts'],
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
        found.some((one) => one.rule.startsWith(rule)),
        describeProblems(found),
      );
    });
  }
});
