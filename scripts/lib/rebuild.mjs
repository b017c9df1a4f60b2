import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { at, filesUnder } from './files.mjs';
import { run } from './run.mjs';

const ELSEWHERE = '.cache/rebuild';
/** Folders that a build doesn't read. */
const LEFT_OUT = ['dist', 'test', 'examples', 'docs', 'site', 'coverage'];

/** Hard-links all files to another folder, without copying them. */
function linkAll(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkAll(source, target);
    else linkSync(source, target);
  }
}

function hashes(folder) {
  const hash = (path) =>
    createHash('sha256')
      .update(readFileSync(at(path)))
      .digest('hex');
  return new Map(filesUnder(folder, () => true).map((path) => [path.slice(folder.length + 1), hash(path)]));
}

/** The files that differ between two folders, or are in only one of them. */
export function differences(one, other) {
  const [a, b] = [hashes(one), hashes(other)];
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path)).sort();
}

/**
 * Builds again, in another folder and with files that arrive in another order. Reports differences from `dist`, because with
 * any, nobody could verify that a published file comes from its sources.
 */
export async function rebuild({ listen }) {
  const folder = at(ELSEWHERE);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(at(), { withFileTypes: true })) {
    if (entry.name.startsWith('.') || LEFT_OUT.includes(entry.name)) continue;
    if (entry.isDirectory()) linkAll(at(entry.name), join(folder, entry.name));
    else linkSync(at(entry.name), join(folder, entry.name));
  }
  const build = join(folder, 'scripts/build.mjs');
  const code = await run(process.execPath, [build], { env: { SHUFFLED: 'true' }, listen });
  const differing = code === 0 ? differences('dist', `${ELSEWHERE}/dist`) : ['The second build failed.'];
  for (const path of differing) (listen ?? console.error)(`${path} differs in a second build.\n`);
  rmSync(folder, { recursive: true, force: true });
  return differing.length === 0 ? 0 : 1;
}
