// Each rule exists once, so that a change in one place is enough. Duplicates are found by their text: a pattern, a contract's
// function or event, or a constant with the same name and value. The stand-ins in src/sandbox have their own readers, so that
// they don't share the client's mistakes.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeProblems, lineOf, readSources, withoutComments } from './sources.mjs';

/** Shorter patterns, such as for spaces, are language idioms rather than rules. */
const SHORTEST_PATTERN = 9;

/** Names with a different meaning in each file, whose values may be equal. */
const ownInEachFile = new Map([
  ['DEADLINE_MS', 'each service has limits of its own'],
  ['MOST_BYTES', 'each service has limits of its own'],
  ['MOST_CHARACTERS', 'each reader has limits of its own'],
  ['LONGEST', 'each reader has limits of its own'],
  ['LONGEST_TEXT', 'each reader has limits of its own'],
  ['KEY', 'Vue and Svelte are never on one page by the same key'],
]);

const finders = [
  {
    what: 'the pattern',
    pattern:
      /(?<=(?:[=(,:!&|?[{;]|\breturn|=>)\s*)\/(?![/*>])((?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\[])+)\/[a-z]*/g,
    keyOf: ([found, body]) => (body.length < SHORTEST_PATTERN ? undefined : found),
  },
  {
    what: 'the function or event',
    pattern: /(['"`])(0x(?:[0-9a-f]{8}|[0-9a-f]{64}))\1/gi,
    keyOf: ([, , found]) => found.toLowerCase(),
  },
  {
    what: 'the constant',
    pattern: /^(?:export )?const ([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)(?:: [^=]+?)? = ([^\n]+);$/gm,
    // The same number may be needed as a bigint.
    keyOf: ([, name, value]) =>
      ownInEachFile.has(name)
        ? undefined
        : `${name} = ${value.replace(/^([\d_]+)n$/, '$1').replaceAll('_', '')}`,
  },
];

/** A problem for each place but the first that has a rule. Duplicates within one file are easy to see. */
function checkSources(sources) {
  const first = new Map();
  return sources.flatMap(({ path, text }) => {
    const code = withoutComments(text);
    return finders.flatMap(({ what, pattern, keyOf }) =>
      [...code.matchAll(pattern)].flatMap((match) => {
        const key = keyOf(match);
        if (key === undefined) return [];
        const known = first.get(`${what} ${key}`) ?? path;
        first.set(`${what} ${key}`, known);
        const rule = `repeats ${what} ${key} of ${known}`;
        return known === path ? [] : [{ path, line: lineOf(code, match.index), rule }];
      }),
    );
  });
}

describe('rules', () => {
  it('stand once', () => {
    const sources = readSources('src').filter(({ path }) => !path.startsWith('src/sandbox/'));
    const problems = checkSources(sources);
    assert.equal(problems.length, 0, describeProblems(problems));
  });

  for (const [one, other] of [
    ['const WORD = /^0x[0-9a-f]{64}$/i;', 'if (!/^0x[0-9a-f]{64}$/i.test(answer)) return;'],
    ["/** balanceOf */\nconst BALANCE_OF = '0x70a08231';", "  '0x70A08231': 'balance',"],
    ['const MOST_DECIMALS = 36;', 'export const MOST_DECIMALS: bigint = 36n;'],
    ["const MAINNET: CaipNetworkId = 'eip155:1';", "const MAINNET = 'eip155:1';"],
  ]) {
    it(`are found a second time: ${other}`, () => {
      const found = checkSources([
        { path: 'src/a.ts', text: one },
        { path: 'src/b.ts', text: `\n${other}` },
      ]);
      assert.equal(found.length, 1, describeProblems(found));
      assert.deepEqual([found[0].path, found[0].line], ['src/b.ts', 2]);
    });
  }

  for (const [one, other] of [
    ['const WORD = /^0x[0-9a-f]{64}$/i;', '// Not as /^0x[0-9a-f]{64}$/i'],
    ['text.split(/\\s+/);', 'text.split(/\\s+/);'],
    ['const DEADLINE_MS = 10_000;', 'const DEADLINE_MS = 10_000;'],
    ['const MOST = 10;', 'const MOST = 11;'],
    ['return <Row icon={<A />} end={<B />} />;', 'return <Row icon={<A />} end={<B />} />;'],
    ['const half = a / 2 + b / 2;', 'const half = a / 2 + b / 2;'],
  ]) {
    it(`are not found in: ${other}`, () => {
      assert.deepEqual(
        checkSources([
          { path: 'src/a.ts', text: one },
          { path: 'src/b.ts', text: other },
        ]),
        [],
      );
    });
  }
});
