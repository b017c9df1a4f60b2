import { staticClosure } from './chunks.mjs';

/**
 * A chunk that is imported on demand is fetched together with the chunks that it needs, not one after the other:
 * `import('./a.js')` becomes `Promise.all([import('./a.js'), import('./needed.js')]).then(…)`. What the importing
 * chunk has loaded already is left out.
 */
export function parallelImports() {
  return {
    name: 'parallel-imports',
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
      if (needed.length === 0) return null;
      const others = needed.map((one) => `import(${one.resolvedImportPath})`).join(', ');
      return { left: 'Promise.all([import(', right: `), ${others}]).then((all) => all[0])` };
    },
  };
}
