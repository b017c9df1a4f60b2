import { cpSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files that pages load. Types, maps, the demo, and what only Node can run stay behind. */
export function copyProduct({ outDir, repository }: { outDir: string; repository: string }) {
  const built = join(repository, 'dist');
  cpSync(built, join(outDir, 'wallet-modal'), {
    recursive: true,
    filter: (file) => !/^(types|demo)($|[\\/])|[\\/]node[-.]|\.map$/.test(relative(built, file)),
  });
}
