import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from './programs.mjs';

/** Whether Debian packages can be installed here without a prompt. */
const canInstall = () =>
  existsSync('/etc/debian_version') && process.getuid?.() === 0 && onPath('apt-get') !== undefined;

const LIMIT_MS = 10 * 60_000;

/** Installs Debian packages if possible, and returns whether it did. */
export function installFromDebian(packages) {
  if (!canInstall()) return false;
  console.log(`Installing from Debian: ${packages.join(' ')}`);
  const waiting = ['-o', 'DPkg::Lock::Timeout=300'];
  const apt = (...args) =>
    spawnSync('apt-get', [...waiting, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update', '-q') && apt('install', '-qy', '--no-install-recommends', '--no-remove', ...packages);
}
