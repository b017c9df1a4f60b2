import { staticClosure } from './chunks.mjs';

/** Pauses before a lost file is requested again, in ms. */
const PAUSES_MS = [300, 900];

/**
 * Calls a loader until it succeeds, a few times. Firefox caches a failure until version 155, so there it keeps failing.
 * Each chunk has its own copy, named so that no module has the same name.
 */
const loadAgain = `const loadAgain$ = (load) => {
  let tried = load();
  for (const ms of ${JSON.stringify(PAUSES_MS)}) tried = tried.catch(() => new Promise((end) => setTimeout(end, ms)).then(load));
  return tried;
};`;

/**
 * A chunk that is imported on demand is fetched together with the chunks that it needs, not one after the other:
 * `import('./a.js')` becomes `Promise.all([import('./a.js'), import('./needed.js')]).then(…)`. Chunks that the
 * importing one has already loaded are left out. A file that is lost on its way is requested again.
 */
export function dynamicImports() {
  return {
    name: 'dynamic-imports',
    intro: ({ dynamicImports }) => (dynamicImports.length ? loadAgain : ''),
    renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
      const alone = { left: 'loadAgain$(() => import(', right: '))' };
      // The entries load what another build made, each time one file.
      if (!targetChunk) return alone;
      const loaded = staticClosure(chunk.moduleIds, (id) => this.getModuleInfo(id));
      const needed = (getTargetChunkImports() ?? []).filter(
        // Every loader requests the session by itself.
        (one) =>
          one.type === 'internal' &&
          one.chunk.name !== 'session' &&
          !one.chunk.moduleIds.some((id) => loaded.has(id)),
      );
      if (needed.length === 0) return alone;
      const others = needed.map((one) => `import(${one.resolvedImportPath})`).join(', ');
      return {
        left: 'loadAgain$(() => Promise.all([import(',
        right: `), ${others}]).then((all) => all[0]))`,
      };
    },
  };
}
