import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of a file or folder in the checkout. */
export const at = (path = '.') => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** An absolute path relative to the checkout, with forward slashes. */
export const fromRoot = (path) => relative(at(), path).split(sep).join('/');

/** All files under a folder of the checkout that pass the filter, sorted; none when the folder does not exist. */
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

/** The test files with this name ending, whose path contains one of the patterns if there are any. */
export const testFiles = (ending, patterns) =>
  filesUnder(
    'test',
    (path) => path.endsWith(ending) && (!patterns.length || patterns.some((part) => path.includes(part))),
  );
