import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../../../scripts/lib/files.mjs';

/** Packs `dist` as npm would publish it. Returns the file's path. */
export function pack(folder) {
  const flags = ['--json', '--ignore-scripts', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', ...flags], {
      cwd: at(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  return join(folder, filename);
}

/** Installs the package for a folder's bundler. It has no dependencies. */
export function unpack(file, folder) {
  const target = join(folder, 'node_modules/wallet-modal');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
}

/** An empty folder outside the project, removed when the process ends. */
export function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-host-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
