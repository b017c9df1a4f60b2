import { fileURLToPath } from 'node:url';
import { type Integrity, readIntegrity } from '../input/readIntegrity.js';
import { safeText } from '../print/safeText.js';
import { checkInstalled } from './checkInstalled.js';

/** The most files to list. If the command was copied without them, every file is missing. */
const MOST_NAMED = 20;

/**
 * Compares the files of a folder with their hashes, and returns the hashes if all match. Otherwise `error` lists the files that
 * don't, and says what was therefore not done (`undone`).
 */
export async function readInstalled(
  dist: URL,
  undone: string,
): Promise<{ readonly hashes?: Integrity; readonly error: string }> {
  const hashes = await readIntegrity(dist);
  const problems = hashes
    ? await checkInstalled(dist, hashes)
    : ['integrity.json, which has the hashes, is missing or cannot be read.'];
  if (hashes && problems.length === 0) return { hashes, error: '' };
  const named = problems.slice(0, MOST_NAMED);
  const others = problems.length - named.length;
  const more = others > 0 ? [`${others} more files are missing or differ.`] : [];
  const end = `${undone}, because ${fileURLToPath(dist)} is not as it was built. Install the package again, or build it again.`;
  return { error: safeText([...named, ...more, '', end].join('\n')) };
}
