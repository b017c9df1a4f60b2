import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Integrity } from '../input/readIntegrity.js';

/** A sentence for each file of a folder that is not the one of its hash. */
export async function checkInstalled(folder: URL, hashes: Integrity): Promise<readonly string[]> {
  const problems: string[] = [];
  // One after the other: some systems let a program open few files at once.
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
