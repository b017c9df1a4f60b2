import { resolve } from 'node:path';
import { fromRoot } from '../lib/files.mjs';

/** Lets one build load chunks of an earlier build on demand. */
export function publishedChunks() {
  const files = new Map();
  /** The chunks that the second build imports without including them. */
  const addresses = [];
  return {
    addresses,
    /** For the first build: records the file of each of its inputs. */
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
    /** For the second build: imports these files on demand. */
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
