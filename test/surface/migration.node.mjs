import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesUnder, readJson, readText } from '../../scripts/lib/files.mjs';
import { readExports, readInterface } from '../../scripts/manifest/sources.mjs';

const { declarations } = readJson('custom-elements.json').modules[0];
const namesOf = (list = []) => list.map(({ name }) => name);
const modal = declarations.find(({ tagName }) => tagName === 'wallet-modal');
const all = (of) => new Set(declarations.flatMap(of));

const tags = all(({ tagName }) => `<${tagName}>`);
const attributes = all((one) => namesOf(one.attributes));
const events = all((one) => namesOf(one.events));
const properties = all((one) => namesOf(one.cssProperties));
const parts = all(({ tagName, cssParts }) => namesOf(cssParts).map((name) => `${tagName}::part(${name})`));
const fields = new Set(namesOf(modal.members.filter(({ kind }) => kind === 'field')));
const methods = new Set(namesOf(modal.members.filter(({ kind }) => kind === 'method')));
const stateFields = new Set(namesOf(readInterface('src/lib/state.ts', 'WalletModalState')));
/** For a host's page: the names in the frameworks' entry points. */
const exported = new Set(
  Object.keys(readJson('package.json').exports)
    .map((path) => `src/${path.slice('./'.length)}.ts`)
    .filter((path) => filesUnder('src').includes(path) && path !== 'src/pure.ts')
    .flatMap((path) => readExports(path).values),
);

/** Attributes of every element. */
const GLOBAL = new Set(['id']);

function isOurs(name) {
  const [, state] = /^modal\.state\.(\w+)$/.exec(name) ?? [];
  if (state) return stateFields.has(state);
  const [, member, call] = /^modal\.(\w+)(\(\))?$/.exec(name) ?? [];
  if (member) return (call ? methods : fields).has(member);
  return [tags, attributes, events, properties, parts, exported, GLOBAL].some((known) => known.has(name));
}

/** The rows of all tables of a page: `{ theirs, ours }`, as text. */
const rowsOf = (path) =>
  [...readText(path).matchAll(/^\| (.+?) \| (.+?) \|.*\|$/gm)]
    .map(([, theirs, ours]) => ({ theirs, ours }))
    .filter(({ theirs, ours }) => ours !== 'Here' && !/^-+$/.test(theirs));

const pages = filesUnder('docs/migration');

describe('the pages for those who come from other products', () => {
  it('are there and have tables', () => {
    assert.deepEqual(pages, [
      'docs/migration/appkit.md',
      'docs/migration/connectkit.md',
      'docs/migration/rainbowkit.md',
      'docs/migration/web3-onboard.md',
      'docs/migration/web3modal.md',
    ]);
    for (const path of pages) assert.ok(rowsOf(path).length > 30, path);
  });

  for (const path of pages) {
    it(`name only what exists: ${path}`, () => {
      const unknown = rowsOf(path).flatMap(({ ours }) =>
        [...ours.matchAll(/`([^`]+)`/g)].map(([, name]) => name).filter((name) => !isOurs(name)),
      );
      assert.deepEqual(unknown, []);
    });

    it(`name something, or say that there is nothing: ${path}`, () => {
      const empty = rowsOf(path).filter(
        ({ ours }) => ours !== 'No counterpart' && ours.replace(/`[^`]+`(, )?/g, '') !== '',
      );
      assert.deepEqual(empty, []);
    });

    it(`name each thing of the other product once in a table: ${path}`, () => {
      for (const table of readText(path).split(/^## /m)) {
        const theirs = [...table.matchAll(/^\| (.+?) \|/gm)].map(([, name]) => name);
        const twice = theirs.filter((name, index) => theirs.indexOf(name) !== index);
        assert.deepEqual(twice, []);
      }
    });
  }

  it('map every custom property', () => {
    for (const path of pages.filter((path) => !path.includes('rainbowkit'))) {
      const missing = [...properties].filter((name) => !readText(path).includes(`| \`${name}\` |`));
      assert.deepEqual(missing, [], path);
    }
  });
});

describe('a name that is not ours', () => {
  for (const name of [
    'wallet-conected',
    'modal.open()',
    'modal.show',
    'modal.state.adress',
    '<w3m-button>',
    '--wallet-modal-colour',
    'wallet-modal::part(button)',
    'useWeb3Modal',
  ])
    it(`is found out: ${name}`, () => assert.equal(isOurs(name), false));
});
