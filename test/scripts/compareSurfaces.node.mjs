import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  compareSurfaces,
  describeDifferences,
  largestLevel,
} from '../../scripts/surface/compareSurfaces.mjs';
import { compareTypes } from '../../scripts/surface/compareTypes.mjs';

describe('the kind of change between two types', () => {
  for (const [before, after, use, level] of [
    ['string', 'string', 'both', undefined],
    ['string', 'number', 'both', 'major'],
    ["'a' | 'b'", "'b' | 'a'", 'both', undefined],
    ["'a' | 'b'", "'a'", 'given', 'major'],
    ["'a' | 'b'", "'a'", 'read', 'major'],
    ["'a'", "'a' | 'b'", 'given', 'minor'],
    ["'a'", "'a' | 'b'", 'read', 'minor'],
    ['string', 'string | undefined', 'given', 'minor'],
    ['string', 'string | undefined', 'read', 'major'],
    ['string', 'string | null', 'both', 'major'],
    ["'a | b'", "'a | b' | 'c'", 'given', 'minor'],
    ['Map<A | B, C>', 'Map<A, C>', 'given', 'major'],
    ['(a: string) => void', '(a: string, b?: number) => void', 'both', 'minor'],
    ['(a: string) => void', '(a: string, b = 1) => void', 'both', 'minor'],
    ['(a: string) => void', '(a: string, b: number) => void', 'both', 'major'],
    ['(a: string) => void', '() => void', 'both', 'major'],
    ['(a: (b: A, c: B) => C) => void', '(a: (b: A, c: B) => C, d?: E) => void', 'both', 'minor'],
    ['() => A', '() => A | B', 'both', 'minor'],
    ['() => A', '() => A | undefined', 'given', 'major'],
    ['() => A | B', '() => A', 'both', 'major'],
  ]) {
    it(`${before} → ${after}, ${use}: ${level}`, () => assert.equal(compareTypes(before, after, use), level));
  }
});

const attribute = (type, value) => ({
  attributes: { 'x[a]': { type, ...(value ? { default: value } : {}) } },
});
const type = (use, fields) => ({ types: { T: { use, fields } } });

describe('the kind of change between two surfaces', () => {
  for (const [title, before, after, expected] of [
    ['nothing', attribute('string'), attribute('string'), []],
    ['an attribute goes', attribute('string'), { attributes: {} }, ['major: attributes: x[a] is gone']],
    ['an attribute comes', { attributes: {} }, attribute('string'), ['minor: attributes: x[a] is new']],
    [
      'an attribute takes less',
      attribute("'a' | 'b'", 'a'),
      attribute("'a'", 'a'),
      ["major: attributes: x[a] has another type: 'a' (was 'a' | 'b')"],
    ],
    [
      'an attribute takes more',
      attribute("'a'", 'a'),
      attribute("'a' | 'b'", 'a'),
      ["minor: attributes: x[a] has another type: 'a' | 'b' (was 'a')"],
    ],
    [
      'a default changes',
      attribute("'a' | 'b'", 'a'),
      attribute("'a' | 'b'", 'b'),
      ['major: attributes: x[a] has another default: b (was a)'],
    ],
    ['an event goes', { events: { 'x gone': {} } }, { events: {} }, ['major: events: x gone is gone']],
    [
      'an error code goes and one comes',
      { 'error codes': { old: {} } },
      { 'error codes': { new: {} } },
      ['major: error codes: old is gone', 'minor: error codes: new is new'],
    ],
    ['a kind comes', {}, { parts: { p: {} } }, ['minor: parts: p is new']],
    [
      'a page has to give a field more',
      type('given', { a: 'string' }),
      type('given', { a: 'string', b: 'string' }),
      ['major: types: T .b is new and required'],
    ],
    [
      'a page may give a field more',
      type('given', { a: 'string' }),
      type('given', { a: 'string', 'b?': 'string' }),
      ['minor: types: T .b is new'],
    ],
    [
      'a page reads a field more',
      type('read', { a: 'string' }),
      type('read', { a: 'string', b: 'string' }),
      ['minor: types: T .b is new'],
    ],
    ['a field goes', type('read', { 'a?': 'string' }), type('read', {}), ['major: types: T .a is gone']],
    [
      'a field that pages read may be missing',
      type('read', { a: 'string' }),
      type('read', { 'a?': 'string' }),
      ['major: types: T .a may be missing now'],
    ],
    [
      'a field that pages give may be missing',
      type('given', { a: 'string' }),
      type('given', { 'a?': 'string' }),
      ['minor: types: T .a may be missing now'],
    ],
    [
      'a field that pages give is required',
      type('both', { 'a?': 'string' }),
      type('both', { a: 'string' }),
      ['major: types: T .a is required now'],
    ],
    ['a type that nothing exports is renamed', type('read', {}), { types: { U: { use: 'read' } } }, []],
    [
      'a union becomes an object',
      { types: { T: { use: 'read', type: 'string' } } },
      type('read', { a: 'string' }),
      ['major: types: T is made in another way', 'minor: types: T .a is new'],
    ],
    [
      'a text loses a placeholder and gets another one',
      { texts: { k: { placeholders: '{a} {b}' } } },
      { texts: { k: { placeholders: '{b} {c}' } } },
      ['major: texts: k no longer has {a}', 'minor: texts: k has {c}, too'],
    ],
    [
      'a newer framework is needed',
      { requirements: { react: { default: '>=18' } } },
      { requirements: { react: { default: '>=19' }, vue: { default: '>=3' } } },
      ['major: requirements: react has another default: >=19 (was >=18)', 'major: requirements: vue is new'],
    ],
  ]) {
    it(title, () =>
      assert.deepEqual(
        compareSurfaces(before, after).map(({ level, what, change }) => `${level}: ${what} ${change}`),
        expected,
      ),
    );
  }
});

describe('what is said of differences', () => {
  it('names the version and the command', () => {
    const differences = compareSurfaces({ parts: { p: {} } }, { parts: { q: {} } });
    assert.equal(
      describeDifferences(differences),
      [
        'major: parts: p is gone',
        'minor: parts: q is new',
        '',
        'The next version is at least a major one (docs/versions.md).',
        'Say it in CHANGELOG.md, and record it: npm run surface -- --write',
      ].join('\n'),
    );
    assert.equal(describeDifferences([]), undefined);
    assert.equal(largestLevel([]), 'patch');
  });
});
