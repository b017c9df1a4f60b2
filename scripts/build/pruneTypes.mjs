import { existsSync, rmSync } from 'node:fs';
import { posix } from 'node:path';
import { at, filesUnder, readJson, readText } from '../lib/files.mjs';

const folder = 'dist/types';
/** Declarations for a framework are read only if the framework is installed. */
const frameworks = { svelte: ['svelte/elements'], solid: ['solid-js'], preact: ['preact'] };
const isOfFramework = (path, id) =>
  Object.entries(frameworks).some(([name, ids]) => path === `${folder}/${name}.d.ts` && ids.includes(id));

const specifiers = /(?:from\s+|import\s*\(\s*|import\s+)['"]([^'"]+)['"]/g;

/**
 * Keeps only the declarations that the named entries need. Reports those that import a package which hosts would have to
 * install, because the published package has no dependencies.
 */
export function pruneTypes(entries) {
  const { dependencies = {}, peerDependencies = {} } = readJson('package.json');
  const allowed = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const problems = [];
  const needed = new Set();
  const waiting = entries.map((name) => `${folder}/${name}.d.ts`).filter((path) => existsSync(at(path)));
  while (waiting.length) {
    const path = waiting.pop();
    if (needed.has(path)) continue;
    needed.add(path);
    for (const [, id] of readText(path).matchAll(specifiers)) {
      if (id.startsWith('.')) waiting.push(posix.join(posix.dirname(path), id.replace(/\.js$/, '.d.ts')));
      else if (!id.startsWith('node:') && !allowed.has(id) && !isOfFramework(path, id))
        problems.push(`${path} needs the types of ${id}`);
    }
  }
  for (const path of filesUnder(folder)) if (!needed.has(path)) rmSync(at(path));
  return problems;
}
