import { readFile } from 'node:fs/promises';

/** The hashes of the files of a version, by their paths in its folder. */
export type Integrity = Readonly<Record<string, string>>;

/** The folder of this command, beside the files of its version. */
export const OWN_FOLDER = new URL('.', import.meta.url);

/** Reads the hashes in a folder. Undefined if the command was copied away from them. */
export async function readIntegrity(folder: URL = OWN_FOLDER): Promise<Integrity | undefined> {
  try {
    const text = await readFile(new URL('integrity.json', folder), 'utf8');
    return (JSON.parse(text) as { readonly files: Integrity }).files;
  } catch {
    // Without the file, no hash is known.
    return undefined;
  }
}
