import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of something in the checkout. */
export const at = (path = '.') => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The path inside the checkout of an absolute one, with forward slashes. */
export const fromRoot = (path) => relative(at(), path).split(sep).join('/');

/** Every file under a folder of the checkout whose path passes the filter, sorted; nothing when there is no such folder. */
export function filesUnder(folder, accepts = () => true) {
  if (!existsSync(at(folder))) return [];
  return readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fromRoot(join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('node_modules/') && accepts(path))
    .sort();
}

export const readText = (path) => readFileSync(at(path), 'utf8');
export const readJson = (path) => JSON.parse(readText(path));
