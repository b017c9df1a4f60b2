import { minify as terser } from 'terser';
import { keptComments } from './chunks.mjs';

/** Rollup's generated names aren't longer. Longer ones are names that other files of the package use. */
const LONGEST_NAME = 2;

/** The import and export lists of a rendered chunk. */
const lists = /^(import|export) \{([^}]*)\}/gm;

/**
 * Names for a chunk's variables, by terser's key for each. Uses the names that rollup gave them in other chunks, so that the
 * chunk says `export{a}` instead of `export{foo as a}`. Exports come first, because more files name them. Without this, the
 * first opening weighs 0.9 KB more.
 */
function sharedNames(source) {
  const names = new Map();
  const byKind = [...source.matchAll(lists)].sort(([, a], [, b]) => a.localeCompare(b));
  for (const [, kind, items] of byKind) {
    for (const item of items.split(',')) {
      const [inner, outer = inner] = item.trim().split(' as ');
      const [local, shared] = kind === 'export' ? [inner, outer] : [outer, inner];
      const isShort = local && shared.length <= LONGEST_NAME;
      if (isShort && !names.has(shared)) names.set(shared, `$${local}`);
    }
  }
  return Object.fromEntries([...names].map(([shared, local]) => [local, shared]));
}

/** Minifies each chunk. */
export function minify() {
  return {
    name: 'minify',
    async renderChunk(source, { name }) {
      // Reading a property has no side effects, so unused reads can be dropped.
      // React's functions compress better if they aren't inlined.
      const compress = {
        passes: 3,
        pure_getters: true,
        ...(name === 'island' ? { reduce_funcs: false, inline: 1 } : {}),
        // Bundlers need 'use client'.
        directives: name !== 'react',
      };
      const { code, map } = await terser(source, {
        module: true,
        ecma: 2020,
        compress,
        format: { comments: keptComments },
        nameCache: { vars: { props: sharedNames(source) } },
        sourceMap: { asObject: true },
      });
      return { code, map };
    },
  };
}
