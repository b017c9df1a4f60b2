import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at, readText } from './files.mjs';

/**
 * Calls `make` to create a file, unless it exists and nothing has changed since. The file `stamp` holds the `state` that it was
 * made from. Resolves to the exit code of `make`.
 */
export async function makeOnce({ file, stamp, state, make }) {
  if ([file, stamp].every((path) => existsSync(at(path))) && readText(stamp) === state) return 0;
  rmSync(at(stamp), { force: true });
  const code = await make();
  if (code !== 0) return code;
  mkdirSync(dirname(at(stamp)), { recursive: true });
  writeFileSync(at(stamp), state);
  return 0;
}
