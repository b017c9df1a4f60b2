import { readFields } from '../lib/untrusted/readFields.js';
import type { Complain } from './explainProblem.js';

/**
 * Reports the first field of an entry in a setting that does not exist, such as a misspelt one. Objects of a class may
 * have members of their own.
 */
export function complainOfField(
  where: string,
  entry: unknown,
  of: readonly string[],
  complain: Complain,
): void {
  if (readFields(entry, ['constructor']).constructor !== Object) return;
  const field = Object.keys(readFields(entry)).find((name) => !of.includes(name));
  if (field) complain({ what: 'field', where, field, of });
}
