import { resolve } from 'node:path';
import { fromRoot } from '../lib/files.mjs';

/** Lets one build load on demand what another has made before it. */
export function publishedChunks() {
  const files = new Map();
  /** What the second build imports, which it does not hold itself. */
  const addresses = [];
  return {
    addresses,
    /** For the first build: writes down in which file each of its inputs is. */
    remember: () => ({
      name: 'remember-chunks',
      generateBundle(_options, bundle) {
        for (const { fileName, isEntry, facadeModuleId } of Object.values(bundle)) {
          if (!isEntry) continue;
          files.set(fromRoot(facadeModuleId), `./${fileName}`);
          addresses.push(`./${fileName}`);
        }
      },
    }),
    /** For the second: imports these files on demand. */
    refer: () => ({
      name: 'refer-to-chunks',
      resolveDynamicImport(specifier, importer) {
        const source = fromRoot(resolve(importer, '..', specifier)).replace(/\.js$/, '');
        const id = files.get(`${source}.ts`) ?? files.get(`${source}.tsx`);
        if (!id) throw new Error(`${specifier} is none of the chunks that the entries load: ${importer}`);
        return { id, external: true };
      },
    }),
  };
}
