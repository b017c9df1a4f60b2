import { fileURLToPath } from 'node:url';
import { OWN_FOLDER, readIntegrity } from './input/readIntegrity.js';
import { checkInstalled } from './integrity/checkInstalled.js';
import { integrityTags } from './integrity/integrityTags.js';
import { readFolder } from './integrity/readFolder.js';
import { printIntegrity } from './print/printIntegrity.js';
import { safeJson, safeText } from './print/safeText.js';

/** Where the command stands alone, every file is missing. */
const MOST_NAMED = 20;

/**
 * Prints the tags that load the files of `dist` from elsewhere with their hashes. `error` says instead which of the files
 * are not those of the version.
 */
export async function integrityCommand(
  given: string,
  { json, dist = OWN_FOLDER }: { readonly json: boolean; readonly dist?: URL },
): Promise<{ readonly output: string; readonly error: string }> {
  const folder = readFolder(given);
  const hashes = await readIntegrity(dist);
  const problems = hashes
    ? await checkInstalled(dist, hashes)
    : ['integrity.json, which has the hashes, is missing or cannot be read.'];
  const path = fileURLToPath(dist);
  if (!hashes || problems.length > 0) {
    const named = problems.slice(0, MOST_NAMED);
    const others = problems.length - named.length;
    const more = others > 0 ? [`${others} more files are missing or differ.`] : [];
    const end = `No tags are printed, because ${path} is not as it was built. Install the package again, or build it again.`;
    return { output: '', error: safeText([...named, ...more, '', end].join('\n')) };
  }
  const { map, script, scriptSrc } = integrityTags(folder.address, hashes);
  // The fields are those of integrity.json.
  const output = json
    ? safeJson({ folder: folder.address, script, scriptSrc, importMap: JSON.parse(map) })
    : printIntegrity({ map, script, scriptSrc }, folder, path);
  return { output, error: '' };
}
