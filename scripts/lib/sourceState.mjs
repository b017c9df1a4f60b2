import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { at } from './files.mjs';

/** A hash that changes when one of these files, or any of the other values, does. */
export function sourceState(paths, others = []) {
  const states = paths.map((path) => {
    const { mtimeMs, size } = statSync(at(path));
    return [path, mtimeMs, size];
  });
  return createHash('sha256')
    .update(JSON.stringify([others, states]))
    .digest('hex');
}
