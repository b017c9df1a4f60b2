import { transform } from 'esbuild';

/** Minifies each chunk in a hundredth of the time, with a few percent more left over. */
export function minifyQuickly() {
  return {
    name: 'minify-quickly',
    async renderChunk(source) {
      const { code } = await transform(source, { format: 'esm', target: 'es2022', minify: true });
      return { code, map: null };
    },
  };
}
