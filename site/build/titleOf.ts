import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The heading of a document. */
export function titleOf(file: string): string {
  return /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? basename(file, '.md');
}
