import { fromRoot } from '../lib/files.mjs';

/** One chunk per source file, so that lazy code stays lazy and coverage maps back, and one per package. */
export const testChunks = {
  onlyExplicitManualChunks: true,
  chunkFileNames: '[name].js',
  manualChunks(id) {
    const [, packageName] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
    if (packageName) return `npm/${packageName}`;
    const path = fromRoot(id);
    if (/^(src|test\/support)\//.test(path)) return path.replace(/\.tsx?$/, '');
    return undefined;
  },
};
