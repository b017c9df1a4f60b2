// Comments refer to rules by their numbers in docs/behaviour.md, so those numbers must exist there.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { at, filesUnder, readText } from '../../scripts/lib/files.mjs';
import { describeProblems, lineOf, readSources } from './sources.mjs';

const rules = readText('docs/behaviour.md');

/** The numbers of chapters and rules, in order. */
const numbersIn = (text) =>
  [...text.matchAll(/^(?:## (\d+) |\*\*(\d+\.\d+)\*\* )/gm)].map(([, a, b]) => a ?? b);

const known = new Set(numbersIn(rules));

const order = (number) => number.split('.').reduce((sum, part, index) => sum + part * 1_000 ** -index, 0);

/** Numbers that aren't greater than the one before them. */
const misnumbered = (numbers) =>
  numbers.filter((number, index) => index > 0 && order(number) <= order(numbers[index - 1]));

const constantsIn = (text) => [...text.matchAll(/`([A-Z][A-Z_]*_[A-Z_]+)`/g)].map(([, name]) => name);
const pathsIn = (text) => [...text.matchAll(/`((?:src|test)\/[\w./]+)`/g)].map(([, path]) => path);

/** The constants and files that a text names but that don't exist. */
const unknownIn = (text, words) => [
  ...constantsIn(text).filter((name) => !words.has(name)),
  ...pathsIn(text).filter((path) => !existsSync(at(path))),
];

/** A comment may wrap within a reference. */
const REFERENCE = /\bbehaviour[\s*/]+(\d+(?:\.\d+)*)/g;
/** References to paragraphs of documents outside the repository. */
const ELSEWHERE = /\bspec(?:ification)?,?[\s*/]+§/gi;

function checkText({ path, text }) {
  const problem = (index, rule) => ({ path, line: lineOf(text, index), rule });
  return [
    ...[...text.matchAll(REFERENCE)]
      .filter(([, number]) => !known.has(number))
      .map(({ 1: number, index }) => problem(index, `refers to behaviour ${number}, which is no rule`)),
    ...[...text.matchAll(ELSEWHERE)].map(({ index }) =>
      problem(index, 'refers to a paragraph that is not in the repository'),
    ),
  ];
}

const texts = () => [
  ...readSources('src'),
  ...['docs', 'test', 'scripts'].flatMap((folder) =>
    filesUnder(folder, (path) => /\.(md|tsx?|mjs)$/.test(path) && !path.includes('node_modules'))
      .filter((path) => path !== 'test/architecture/behaviour.node.mjs')
      .map((path) => ({ path, text: readFileSync(at(path), 'utf8') })),
  ),
];

describe('the rules of behaviour', () => {
  it('have numbers of their own, in order', () => {
    const numbers = numbersIn(rules);
    assert.ok(numbers.length > 100);
    assert.deepEqual(misnumbered(numbers), []);
    assert.deepEqual(misnumbered(['1', '1.1', '1.1', '1.3', '1.2', '2', '1.10']), ['1.1', '1.2', '1.10']);
  });

  it('name constants and files that exist', () => {
    const words = new Set(readSources('src').flatMap(({ text }) => text.match(/\w+/g)));
    assert.ok(constantsIn(rules).length > 40 && pathsIn(rules).length > 20);
    assert.deepEqual(unknownIn(rules, words), []);
    assert.deepEqual(
      unknownIn('`GONE_MS` in `src/gone.ts`, `HERE_MS` in `src/index.ts`', new Set(['HERE_MS'])),
      ['GONE_MS', 'src/gone.ts'],
    );
  });

  it('are all that code and documents refer to', () => {
    const problems = texts().flatMap(checkText);
    assert.equal(problems.length, 0, describeProblems(problems));
  });

  for (const text of [
    '/** What is waited for (spec §4). */',
    '// Specification, §4: as there.',
    '/** What is waited for (behaviour 9.99). */',
    '/**\n * What is waited for (behaviour\n * 99).\n */',
  ]) {
    it(`are not what this refers to: ${text.replaceAll('\n', ' ')}`, () =>
      assert.equal(checkText({ path: 'src/a.ts', text }).length, 1));
  }

  it('are found by number', () => {
    assert.deepEqual(
      checkText({ path: 'src/a.ts', text: '// Behaviour of browsers; (behaviour 9.4, 5).' }),
      [],
    );
    assert.equal([...'(behaviour 9.4).'.matchAll(REFERENCE)][0][1], '9.4');
  });
});
