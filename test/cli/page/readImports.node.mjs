import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { atPace } from '../../../scripts/lib/pace.mjs';
import { bundled } from '../../tools/bundled.mjs';

const { readImports } = await bundled('src/cli/page/readImports.ts');

const TICK = '`';

describe('readImports', () => {
  for (const [code, names] of [
    ["import 'a'", ['a']],
    ['import a, { b as c } from "f";import*as g from\'h\'', ['f', 'h']],
    ["import from from 'a'; import { from } from 'b'", ['a', 'b']],
    ["import data from './a.json' with { type: 'json' }", ['./a.json']],
    ["export * from 'a'; export { b as import } from 'c'", ['a', 'c']],
    ["export { a }\nconst from = 'b'; export const c = from, d = 'e'", []],
    ["import('a'); import(/* b */ 'c', {})", ['a', 'c']],
    ["import '\\x61'", ['a']],
    [`${TICK}\${import('a')} import 'b' \${{ c: '}' }.c}${TICK}`, ['a']],
    ["// import 'a'\n/* import 'b' */ x = \"import 'c'\"; y = 'don\\'t'; import('d')", ['d']],
    ["if (x) /'/.test(y); a = b / c; /[/']/.test(d); i++ / 2; import('e')", ['e']],
    ["x.import('a'); import.meta.url; ({ import() {} })", []],
  ]) {
    it(`finds ${JSON.stringify(names)} in ${code}`, () => {
      const { statements, calls, isUnclear } = readImports(code);
      assert.deepEqual([[...statements, ...calls], isUnclear], [names, false]);
    });
  }

  for (const [code, names] of [
    ["import('a' + b)", []],
    [`import(${TICK}a\${b}${TICK})`, []],
    [`import('a'); import(${TICK}b${TICK})`, ['a']],
    ["import 'a'; b = 'c\nimport 'd'", []],
  ]) {
    it(`says that it cannot read all of ${code}`, () => {
      const { statements, calls, isUnclear } = readImports(code);
      assert.deepEqual([[...statements, ...calls], isUnclear], [names, true]);
    });
  }

  for (const piece of ['(/[', '`${', 'import(', "import'", 'import{', 'import /*', '/ ', '{', '"\\']) {
    it(`reads 200,000 times ${piece} in time`, () => {
      const start = performance.now();
      readImports(`import ${piece.repeat(200_000)}`);
      const took = performance.now() - start;
      assert.ok(took < atPace(3_000), `${Math.round(took)} ms`);
    });
  }
});
