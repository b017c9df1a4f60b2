import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testsReachedBy } from '../../scripts/lib/changed.mjs';
import { filesUnder, readText } from '../../scripts/lib/files.mjs';

const texts = new Map(
  Object.entries({
    'src/lib/deep.ts': 'export const deep = 1;',
    'src/lib/middle.ts': "import { deep } from './deep.js';",
    'src/lib/first.ts': "export const first = () => import('./middle.js');",
    'src/lib/other.ts': 'export const other = 1;',
    'test/lib/middle.unit.test.ts': "import { middle } from '../../src/lib/middle.js';",
    'test/lib/first.unit.test.ts': "import { first } from '../../src/lib/first.js';",
    'test/lib/later.test.ts': "const { first } = await import('../../src/lib/first.js');",
    'test/lib/other.test.tsx': "import { other } from '../../src/lib/other.js';",
    'test/lib/deep.node.mjs': "bundled('src/lib/deep.ts');",
    'test/readme.node.mjs': "readText('README.md');",
    'test/journeys/middle.journey.mjs': "import '../../src/lib/middle.js';",
    'test/architecture/cycles.node.mjs': '',
  }),
);
const always = 'test/architecture/cycles.node.mjs';

describe('the tests that a change reaches', () => {
  for (const [changed, reached] of [
    ['src/lib/deep.ts', ['test/lib/middle.unit.test.ts', 'test/lib/deep.node.mjs', always]],
    ['src/lib/first.ts', ['test/lib/first.unit.test.ts', 'test/lib/later.test.ts', always]],
    ['src/lib/other.ts', ['test/lib/other.test.tsx', always]],
    ['test/lib/other.test.tsx', ['test/lib/other.test.tsx', always]],
    ['README.md', ['test/readme.node.mjs', always]],
    ['docs/nobody.md', [always]],
  ]) {
    it(`are those that import or name it: ${changed}`, () => {
      assert.deepEqual(testsReachedBy([changed], texts), reached);
    });
  }

  for (const changed of [
    'package.json',
    'rollup.config.mjs',
    'scripts/lib/steps.mjs',
    'test/support/setup.ts',
  ]) {
    it(`are all for a change of ${changed}`, () => {
      assert.equal(testsReachedBy([changed], texts), undefined);
    });
  }
});

describe('of the tests as they are, a change reaches', () => {
  const tests = filesUnder('test', (path) => /\.(tsx?|mjs)$/.test(path)).filter(
    (path) => path !== 'test/scripts/changed.node.mjs',
  );
  /** Calls whose argument isn't a path that a change could be matched with. */
  const unnamed = (text) =>
    [...text.matchAll(/\bbundled\((?!\s*'(?:src|site|test)\/[^'$]+'|path\b)/g)].length;

  it('those that bundle it, because they write its path out', () => {
    assert.deepEqual(
      tests.filter((path) => unnamed(readText(path))),
      [],
    );
    assert.equal(unnamed(`bundled(\`src/\${name}.ts\`); bundled(name);`), 2);
  });

  for (const path of ['src/sandbox/node/server.ts', 'src/lib/solana/base58.ts']) {
    it(`those of the sandbox: ${path}`, () => {
      assert.ok(filesUnder('src').includes(path));
      const reached = testsReachedBy([path]);
      for (const test of ['test/sandbox/chains.node.mjs', 'test/sandbox/node/server.node.mjs'])
        assert.ok(reached.includes(test), test);
    });
  }

  it('those of Solana that take it through what they share', () => {
    const reached = testsReachedBy(['src/chains/solana/sending/transfer.ts']);
    assert.ok(reached.includes('test/chains/solana/sending/transfer.node.mjs'));
  });
});
