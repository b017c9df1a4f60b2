import { fileURLToPath } from 'node:url';
import { OWN_FOLDER } from './input/readIntegrity.js';
import { integrityTags } from './integrity/integrityTags.js';
import { readFolder } from './integrity/readFolder.js';
import { readInstalled } from './integrity/readInstalled.js';
import { printIntegrity } from './print/printIntegrity.js';
import { safeJson } from './print/safeText.js';

/**
 * Prints the tags that load the files of `dist` from elsewhere, with their hashes. If files don't match their version, `error`
 * lists them instead.
 */
export async function integrityCommand(
  given: string,
  { json, dist = OWN_FOLDER }: { readonly json: boolean; readonly dist?: URL },
): Promise<{ readonly output: string; readonly error: string }> {
  const folder = readFolder(given);
  const { hashes, error } = await readInstalled(dist, 'No tags are printed');
  if (!hashes) return { output: '', error };
  const { map, script, scriptSrc } = integrityTags(folder.address, hashes);
  // Uses the same fields as integrity.json.
  const output = json
    ? safeJson({ folder: folder.address, script, scriptSrc, importMap: JSON.parse(map) })
    : printIntegrity({ map, script, scriptSrc }, folder, fileURLToPath(dist));
  return { output, error: '' };
}
