import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readJson } from '../../scripts/lib/files.mjs';
import { bundled } from '../tools/bundled.mjs';

const { readModel, shortTag, MODAL } = await bundled('site/playground/settings.ts');
const { bySubject } = await bundled('site/playground/subjects.ts');
const { parts } = await bundled('site/playground/playgroundState.ts');
const { viewNames } = await bundled('site/playground/address.ts');
const manifest = readJson('custom-elements.json');
const { settings, components, events } = readModel(manifest);
const byId = new Map(settings.map((setting) => [setting.id, setting]));

describe('the settings of the playground', () => {
  it('are all attributes, and all properties without one that can be set', () => {
    const wanted = manifest.modules[0].declarations.flatMap(({ tagName, attributes, members }) => [
      ...attributes.map(({ name }) => `${tagName} ${name}`),
      ...members
        .filter(({ kind, attribute, readonly }) => kind === 'field' && !attribute && !readonly)
        .map(({ name }) => `${tagName} ${name}`),
    ]);
    assert.deepEqual(
      settings.map(({ tag, name }) => `${tag} ${name}`),
      wanted,
    );
    assert.equal(byId.size, settings.length);
  });

  it('have the kind that their type asks for', () => {
    const kinds = {
      inline: 'flag',
      'theme-mode': 'choice',
      'app-name': 'text',
      networks: 'words',
      chains: 'json',
      rateSource: 'functions',
      'button.balance': 'choice',
    };
    for (const [id, kind] of Object.entries(kinds)) assert.equal(byId.get(id).kind, kind, id);
    assert.deepEqual(byId.get('theme-mode').choices, ['auto', 'dark', 'light']);
    assert.ok(byId.get('view').suggestions.includes('WhatIsAWallet'));
    for (const { id, description } of settings) assert.ok(description, id);
  });

  it('have an example if they take functions', async () => {
    const { exampleNames } = await import('./playgroundExamples.mjs');
    const wanted = settings.filter(({ kind }) => kind === 'functions').map(({ id }) => id);
    assert.deepEqual([...exampleNames].sort(), wanted.sort());
  });

  it('have an example if they are JSON, which is read as it is', async () => {
    const { jsonExamples } = await bundled('site/playground/jsonExamples.ts');
    const { readValue } = await bundled('site/playground/values.ts');
    const ofJson = settings.filter(({ kind }) => kind === 'json');
    assert.deepEqual(Object.keys(jsonExamples).sort(), ofJson.map(({ id }) => id).sort());
    for (const setting of ofJson) {
      const value = jsonExamples[setting.id];
      assert.deepEqual(readValue(setting, JSON.stringify(value, undefined, 2)), { value });
    }
  });

  it('are each in one subject', () => {
    const subjects = bySubject(settings);
    const placed = subjects.flatMap((subject) => subject.settings.map(({ id }) => id));
    assert.deepEqual([...placed].sort(), [...byId.keys()].sort());
    // A modal setting without a subject would get one named after the tag.
    assert.ok(!subjects.some(({ title }) => title === '<wallet-modal>'));
  });

  it('do not share a name with anything else in an address', () => {
    assert.deepEqual(
      viewNames.filter((name) => byId.has(name)),
      [],
    );
  });

  it('belong to tags that the page can show', () => {
    const tags = [...components.keys()].filter((tag) => tag !== MODAL);
    assert.deepEqual(tags.map(shortTag), parts);
    assert.equal(components.get('wallet-onramp-widget'), 'WalletOnRampWidget');
    assert.ok(events.includes('wallet-connected'));
  });
});
