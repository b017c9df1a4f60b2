import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these absolute paths that is executable. */
export const firstProgram = (paths) => paths.find((path) => path && isProgram(path));

/** The first of these names on PATH, as an absolute path. */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return firstProgram(names.flatMap((name) => folders.map((folder) => join(folder, name))));
}
