import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { at, filesUnder, readJson } from '../lib/files.mjs';

/** The files that pages load, without the demo, the sandbox and the command. */
const served = /^dist\/(?!cli\.js$)(chunks\/)?[^/]+\.js$/;

/** The folder of a published version on jsDelivr. */
const folderOnCdn = (version) => `https://cdn.jsdelivr.net/npm/wallet-modal@${version}/dist/`;

/**
 * The text of `dist/integrity.json`: the `integrity` value of each file by its path in `dist`, and the tags for a CDN, as the
 * command prints them. The import map is on one line, because its hash covers exactly this text.
 */
export function integrityFile(version, files, { folder, script, scriptSrc, importMap }) {
  const head = JSON.stringify({ version, files, folder, script, scriptSrc }, null, 2);
  return `${head.slice(0, -2)},\n  "importMap": ${JSON.stringify(importMap)}\n}\n`;
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
  const files = Object.fromEntries(hashes);
  const write = (text) => writeFileSync(at('dist/integrity.json'), text);
  // The built command reads the hashes from there.
  write(JSON.stringify({ files }));
  const args = [at('dist/cli.js'), 'integrity', folderOnCdn(version), '--json'];
  write(
    integrityFile(version, files, JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))),
  );
}
