import { cpSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files that pages load. Leaves out types, source maps, the demo, and files for Node only. */
export function copyProduct({ outDir, repository }: { outDir: string; repository: string }) {
  const built = join(repository, 'dist');
  cpSync(built, join(outDir, 'wallet-modal'), {
    recursive: true,
    filter: (file) => !/^(types|demo)($|[\\/])|[\\/]node[-.]|\.map$/.test(relative(built, file)),
  });
}
