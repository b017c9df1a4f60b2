import { fromRoot } from '../lib/files.mjs';

/** The folders that most of a test page comes from. Joined into few files, which saves a request per source. */
const joined = /^src\/(atoms|elements|lib|settings|styles|ui)\//;

/** One chunk per source file elsewhere, so that lazy imports stay lazy, and one per package. */
export const testChunks = {
  onlyExplicitManualChunks: true,
  chunkFileNames: '[name].js',
  manualChunks(id) {
    const [, packageName] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
    if (packageName) return `npm/${packageName}`;
    const path = fromRoot(id);
    const [, folder] = joined.exec(path) ?? [];
    if (folder) return `src/${folder}`;
    if (/^(src|test\/support)\//.test(path)) return path.replace(/\.tsx?$/, '');
    return undefined;
  },
};
