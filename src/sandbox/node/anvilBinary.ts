import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const VERSION = '1.7.1';

/** The path of an anvil executable. Throws with instructions if there is none. */
export function findAnvil(path: string = process.env.PATH ?? ''): string {
  const { platform, arch } = process;
  const packaged = `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}/bin/anvil`;
  for (const base of [import.meta.url, join(process.cwd(), 'package.json')]) {
    try {
      const found = createRequire(base).resolve(packaged);
      if (isExecutable(found)) return found;
    } catch {
      // Not installed here: try the next place.
    }
  }
  for (const folder of path.split(delimiter)) {
    const file = join(folder, platform === 'win32' ? 'anvil.exe' : 'anvil');
    if (folder && isExecutable(file)) return file;
  }
  throw new Error(
    `The sandbox needs anvil, a local EVM node, and found none for ${platform}-${arch}. ` +
      (platform === 'linux' && arch === 'x64'
        ? `Run "npm install --save-dev @foundry-rs/anvil-linux-amd64@${VERSION}" and try again.`
        : 'Install Foundry (https://getfoundry.sh) so that "anvil" is on the PATH, and try again.'),
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
