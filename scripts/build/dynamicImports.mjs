import { staticClosure } from './chunks.mjs';

/** How long to wait before a file that was lost is asked for again, each time, in ms. */
const PAUSES_MS = [300, 900];

/**
 * Calls what loads until it succeeds, a few times. Firefox keeps a failure until version 155: there it fails as at first.
 * Each chunk has its own, named so that no module has one of the same name.
 */
const loadAgain = `const loadAgain$ = (load) => ${JSON.stringify(PAUSES_MS)}.reduce(
  (tried, ms) => tried.catch(() => new Promise((end) => setTimeout(end, ms)).then(load)),
  load(),
);`;

/**
 * A chunk that is imported on demand is fetched together with the chunks that it needs, not one after the other:
 * `import('./a.js')` becomes `Promise.all([import('./a.js'), import('./needed.js')]).then(…)`. What the importing
 * chunk has loaded already is left out. A file that is lost on its way is asked for again.
 */
export function dynamicImports() {
  return {
    name: 'dynamic-imports',
    intro: ({ dynamicImports }) => (dynamicImports.length ? loadAgain : ''),
    renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
      if (!targetChunk) return null;
      const loaded = staticClosure(chunk.moduleIds, (id) => this.getModuleInfo(id));
      const needed = (getTargetChunkImports() ?? []).filter(
        // Whoever loads anything asks for the session by itself, and the entry for the first list.
        (one) =>
          one.type === 'internal' &&
          one.chunk.name !== 'session' &&
          !(one.chunk.name === 'first' && chunk.isEntry) &&
          !one.chunk.moduleIds.some((id) => loaded.has(id)),
      );
      if (needed.length === 0) return { left: 'loadAgain$(() => import(', right: '))' };
      const others = needed.map((one) => `import(${one.resolvedImportPath})`).join(', ');
      return {
        left: 'loadAgain$(() => Promise.all([import(',
        right: `), ${others}]).then((all) => all[0]))`,
      };
    },
  };
}
