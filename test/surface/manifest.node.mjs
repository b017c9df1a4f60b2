import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readJson } from '../../scripts/lib/files.mjs';
import { describe as describeClass } from '../../scripts/manifest/describe.mjs';
import { outdated } from '../../scripts/manifest/generate.mjs';

describe('the manifest', () => {
  it('matches the sources, and so do the editor data and docs/reference.md', () => {
    assert.deepEqual(outdated(), [], 'npm run manifest puts this right');
  });

  it('is named in package.json', () => {
    assert.equal(readJson('package.json').customElements, 'custom-elements.json');
  });

  it('describes everything', () => {
    const silent = readJson('custom-elements.json').modules[0].declarations.flatMap((one) =>
      ['attributes', 'members', 'events', 'slots', 'cssParts', 'cssProperties'].flatMap((key) =>
        (one[key] ?? [])
          .filter(({ description }) => !description)
          .map(({ name }) => `${one.tagName} ${name}`),
      ),
    );
    assert.deepEqual(silent, []);
  });

  const analyzed = {
    name: 'AnElement',
    tagName: 'an-element',
    attributes: [{ name: 'open', description: 'Whether it is open.' }],
    events: [{ name: 'an-open', description: 'It opened.' }],
    cssParts: [],
    cssProperties: [{ name: '--an-accent', description: 'The colour.' }],
  };
  const source = {
    attributes: [['open', 'flag']],
    events: [{ name: 'an-open', fields: [] }],
    cssProperties: ['--an-accent'],
    reserved: [],
    members: [],
  };

  it('cannot be generated when a comment misses or invents an attribute, event or custom property', () => {
    assert.doesNotThrow(() => describeClass(analyzed, source));
    const broken = [
      { attributes: [...source.attributes, ['label', 'text']] },
      { attributes: [] },
      { events: [...source.events, { name: 'an-close', fields: [] }] },
      { events: [] },
      { cssProperties: [...source.cssProperties, '--an-font'] },
      { cssProperties: [] },
      { reserved: ['label'] },
    ];
    for (const change of broken)
      assert.throws(() => describeClass(analyzed, { ...source, ...change }), /comment/);
  });

  it('lists choices as types, with the first as default, and leaves out private members', () => {
    const { attributes, members } = describeClass(
      { ...analyzed, attributes: [...analyzed.attributes, { name: 'theme-mode', description: 'The look.' }] },
      {
        ...source,
        attributes: [...source.attributes, ['theme-mode', ['dark', 'light']]],
        members: [
          { kind: 'method', name: 'shown', description: 'For all.', return: { type: { text: 'void' } } },
          { kind: 'method', name: 'hidden', description: 'For us.', isInternal: true },
          { kind: 'field', name: '#own', description: 'For itself.', privacy: 'private' },
        ],
      },
    );
    assert.deepEqual(attributes[1], {
      name: 'theme-mode',
      type: { text: "'dark' | 'light'" },
      default: 'dark',
      description: 'The look.',
      fieldName: 'themeMode',
    });
    assert.deepEqual(
      members.map(({ name }) => name),
      ['open', 'themeMode', 'shown'],
    );
  });
});
