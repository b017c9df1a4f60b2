import { readFile } from 'node:fs/promises';

/** The hashes of the files of a version, by their paths in its folder. */
export type Integrity = Readonly<Record<string, string>>;

/** The hashes of this version, which stand beside the command. Undefined where it was copied away from them. */
export async function readIntegrity(): Promise<Integrity | undefined> {
  try {
    const text = await readFile(new URL('integrity.json', import.meta.url), 'utf8');
    return (JSON.parse(text) as { readonly files: Integrity }).files;
  } catch {
    // Then no hash can be known.
    return undefined;
  }
}
