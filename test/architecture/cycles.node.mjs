import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeProblems, importsOf, readSources, resolveImport } from './sources.mjs';

/** Import cycles as lists of paths. `import type` and `import()` count like any other. */
function findCycles(sources) {
  const known = new Set(sources.map(({ path }) => path));
  const edges = new Map(
    sources.map((source) => {
      const relative = importsOf(source).filter(({ id }) => id.startsWith('.'));
      return [source.path, relative.map(({ id }) => resolveImport(source.path, id, known)).filter(Boolean)];
    }),
  );
  const cycles = [];
  const done = new Set();
  const visit = (path, trail) => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push(trail.slice(start));
    if (start >= 0 || done.has(path)) return;
    for (const next of edges.get(path)) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return cycles;
}

const toProblems = (cycles) =>
  cycles.map((cycle) => ({
    path: cycle[0],
    line: 1,
    rule: `is in a cycle: ${[...cycle, cycle[0]].join(' → ')}`,
  }));

describe('imports between files', () => {
  it('have no cycles in src', () => {
    const problems = toProblems(findCycles(readSources('src')));
    assert.equal(problems.length, 0, describeProblems(problems));
  });

  const a = { path: 'src/lib/a.ts', text: "import { b } from './b.js';" };
  const b = (text) => ({ path: 'src/lib/b.ts', text });
  const cyclesWith = (text) => findCycles([a, b(text)]);

  it('are found through values, types and lazy imports', () => {
    const cycle = [['src/lib/a.ts', 'src/lib/b.ts']];
    assert.deepEqual(cyclesWith("import { a } from './a.js';"), cycle);
    assert.deepEqual(cyclesWith("import type { a } from './a.js';"), cycle);
    assert.deepEqual(cyclesWith("const a = () => import('./a.js');"), cycle);
    assert.deepEqual(cyclesWith("import { b } from './b.js';"), [['src/lib/b.ts']]);
  });

  it('are accepted without a cycle', () => {
    assert.deepEqual(cyclesWith("import { c } from './c.js';"), []);
  });
});
