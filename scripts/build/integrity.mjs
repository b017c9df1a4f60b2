import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { at, filesUnder, readJson } from '../lib/files.mjs';
import { integrityTags } from '../lib/integrityTags.mjs';

/** What pages load, without the demo, the sandbox and the command. */
const served = /^dist\/(?!cli\.js$)(chunks\/)?[^/]+\.js$/;

/** Where jsDelivr has the files of a published version. */
const folderOnCdn = (version) => `https://cdn.jsdelivr.net/npm/wallet-modal@${version}/dist/`;

/**
 * The text of `dist/integrity.json`: the `integrity` value of each file by its path in `dist`, and the tags for a CDN. The
 * import map is one line, so that its hash is that of the text as it stands there.
 */
export function integrityFile(version, files) {
  const folder = folderOnCdn(version);
  const { map, hash, script } = integrityTags(folder, files);
  const head = JSON.stringify({ version, files, folder, script, scriptSrc: `'${hash}'` }, null, 2);
  return `${head.slice(0, -2)},\n  "importMap": ${map}\n}\n`;
}

/** Writes `dist/integrity.json`. */
export function writeIntegrity() {
  const hashes = filesUnder('dist', (path) => served.test(path)).map((path) => {
    const hash = createHash('sha384')
      .update(readFileSync(at(path)))
      .digest('base64');
    return [path.slice('dist/'.length), `sha384-${hash}`];
  });
  const { version } = readJson('package.json');
  writeFileSync(at('dist/integrity.json'), integrityFile(version, Object.fromEntries(hashes)));
}
