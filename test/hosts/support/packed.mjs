import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../../../scripts/lib/files.mjs';

/** What npm would publish of `dist` as it is, packed into a folder: the path of the file. */
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

/** Puts the package where a bundler finds it from a folder. It has no dependencies, so that is all. */
export function unpack(file, folder) {
  const target = join(folder, 'node_modules/wallet-modal');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
}

/** An empty folder with nothing of ours above it; it is gone when the process ends. */
export function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-host-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
