import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { at } from '../../../scripts/lib/files.mjs';

const run = promisify(execFile);

/** The built command's output for a folder: the import map, the script tag, and the hash for `script-src`. */
export async function printedTags(folder) {
  const { stdout } = await run(process.execPath, [at('dist/cli.js'), 'integrity', folder, '--json']);
  const { importMap, script, scriptSrc } = JSON.parse(stdout);
  return { map: JSON.stringify(importMap), script, scriptSrc };
}
