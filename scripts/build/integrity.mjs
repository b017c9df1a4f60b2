import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { at, filesUnder } from '../lib/files.mjs';

/** What pages load, without the demo and the sandbox. */
const served = /^dist\/(chunks\/)?[^/]+\.js$/;

/** Writes `dist/integrity.json`: the `integrity` value of each file that pages load, by its path in `dist`. */
export function writeIntegrity() {
  const hashes = filesUnder('dist', (path) => served.test(path)).map((path) => {
    const hash = createHash('sha384')
      .update(readFileSync(at(path)))
      .digest('base64');
    return [path.slice('dist/'.length), `sha384-${hash}`];
  });
  writeFileSync(at('dist/integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}
