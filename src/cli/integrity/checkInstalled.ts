import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Integrity } from '../input/readIntegrity.js';

/** Returns a sentence for each file of a folder that doesn't match its hash. */
export async function checkInstalled(folder: URL, hashes: Integrity): Promise<readonly string[]> {
  const problems: string[] = [];
  // One at a time, because some systems limit the number of open files.
  for (const [path, hash] of Object.entries(hashes)) {
    const problem = await problemOf(new URL(path, folder), hash);
    if (problem) problems.push(`${path} ${problem}`);
  }
  return problems;
}

async function problemOf(file: URL, hash: string): Promise<string | undefined> {
  try {
    const found = createHash('sha384')
      .update(await readFile(file))
      .digest('base64');
    return `sha384-${found}` === hash ? undefined : 'differs from its hash.';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? 'is missing.' : `cannot be read (${code}).`;
  }
}
