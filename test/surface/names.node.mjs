import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesUnder, readJson, readText } from '../../scripts/lib/files.mjs';
import { createManifest } from '../../scripts/manifest/createManifest.mjs';
import { readExports } from '../../scripts/manifest/sources.mjs';
import { compareSurfaces, describeDifferences } from '../../scripts/surface/compareSurfaces.mjs';
import { readSurface } from '../../scripts/surface/readSurface.mjs';

const namesOf = (list = []) => list.map(({ name }) => name);
const sorted = (list) => [...list].sort();
const recorded = readJson('test/surface/surface.json');

// The names that host sites use. Every change here affects all of them and belongs in CHANGELOG.md.
describe('the public names and types', () => {
  const { declarations } = createManifest().modules[0];

  it('are those that surface.json records', async () => {
    const surface = await readSurface();
    const differences = describeDifferences(compareSurfaces(recorded, surface));
    assert.equal(differences, undefined, `\n${differences}`);
    assert.deepEqual(recorded, surface, 'Nothing that pages notice differs. npm run surface -- --write');
  });

  it('of every kind are recorded', () => {
    const counts = Object.entries(recorded).map(([kind, names]) => [kind, Object.keys(names).length]);
    assert.deepEqual(
      counts.filter(([, count]) => count === 0),
      [],
    );
    assert.deepEqual(Object.keys(recorded.tags), [
      'wallet-button',
      'wallet-modal',
      'wallet-network-button',
      'wallet-onramp-widget',
    ]);
    for (const [kind, name] of [
      ['attributes', 'wallet-modal[theme-mode]'],
      ['properties', 'wallet-modal.state'],
      ['methods', 'wallet-modal.connect'],
      ['events', 'wallet-modal wallet-connected'],
      ['parts', 'wallet-modal::part(card)'],
      ['CSS variables', '--wallet-modal-accent'],
      ['texts', 'connect.title'],
      ['error codes', 'user_rejected'],
      ['stored names', 'transactions/list'],
      ['views', 'Account'],
      ['entry points', './react'],
      ['exports', 'wallet-modal/pure type WalletModalState'],
      ['types', 'WalletModalState'],
      ['requirements', 'react'],
    ])
      assert.ok(recorded[kind][name], `${kind}: ${name}`);
  });

  it('say whether a page gives or reads them', () => {
    const uses = (names) => names.map((name) => recorded.types[name].use);
    assert.deepEqual(uses(['WalletModalState', 'WalletModalEvents', 'ConnectedDetail']), [
      'read',
      'read',
      'read',
    ]);
    assert.deepEqual(uses(['ChainSetting', 'Texts', 'LifiOptions']), ['given', 'given', 'given']);
  });

  it('include all parts that the sources use', () => {
    const sources = ['src/ui', 'src/views', 'src/elements', 'src/settings', 'src/session'].flatMap((folder) =>
      filesUnder(folder, (path) => /\.tsx?$/.test(path)),
    );
    const made = sources.flatMap((path) =>
      [...readText(path).matchAll(/\bpart(?:="|', '| = '|\.add\(')([\w-]+)/g)].map(([, name]) => name),
    );
    assert.deepEqual(
      sorted(new Set(made)),
      sorted(new Set(declarations.flatMap((one) => namesOf(one.cssParts)))),
    );
  });

  it('of views are all in the reference', () => {
    const { description } = declarations[0].attributes.find(({ name }) => name === 'view');
    for (const view of Object.keys(recorded.views)) assert.ok(description.includes(`\`${view}\``), view);
  });

  it('of custom properties are the same at every element', () => {
    const others = declarations.slice(1).flatMap((one) => namesOf(one.cssProperties));
    assert.deepEqual(
      others.filter((name) => !namesOf(declarations[0].cssProperties).includes(name)),
      [],
    );
  });

  it('that src/index.ts exports are those of src/pure.ts', () =>
    assert.deepEqual(readExports('src/index.ts'), { values: [], types: [], all: ['./pure.js'] }));
});
