import { minify as terser } from 'terser';
import { keptComments } from './chunks.mjs';

/** Longer names were not made by rollup: other files of the package use them. */
const LONGEST_NAME = 2;

/** The lists of names in a rendered chunk that it shares with other chunks. */
const lists = /^(import|export) \{([^}]*)\}/gm;

/**
 * The names for a chunk's variables, by terser's key for each: those that rollup gave them for other chunks, so that it
 * says `export{a}` instead of `export{foo as a}`. Exports come first, because more files name them.
 * Without it, the first opening weighs 0.9 KB more.
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
      // React's functions compress better when they are not inlined.
      const compress = {
        passes: 3,
        pure_getters: true,
        ...(name === 'island' ? { reduce_funcs: false, inline: 1 } : {}),
        // 'use client' says something to bundlers.
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
