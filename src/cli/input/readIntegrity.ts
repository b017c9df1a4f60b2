import { readFile } from 'node:fs/promises';

/** The hashes of the files of a version, by their paths in its folder. */
export type Integrity = Readonly<Record<string, string>>;

/** Where the command stands, beside the files of its version. */
export const OWN_FOLDER = new URL('.', import.meta.url);

/** The hashes that stand in a folder. Undefined where the command was copied away from them. */
export async function readIntegrity(folder: URL = OWN_FOLDER): Promise<Integrity | undefined> {
  try {
    const text = await readFile(new URL('integrity.json', folder), 'utf8');
    return (JSON.parse(text) as { readonly files: Integrity }).files;
  } catch {
    // Then no hash can be known.
    return undefined;
  }
}
