import { readFields } from '../lib/untrusted/readFields.js';
import type { Complain } from './explainProblem.js';

/** How many unknown fields of an entry are looked at. */
const MOST_FIELDS = 20;

/**
 * Reports the fields of an entry in a setting that do not exist. Whether one of them is a misspelt one is found out by
 * `isMistake`, because pages may keep other things in their objects. Objects of a class have members of their own.
 */
export function complainOfField(
  where: string,
  entry: unknown,
  known: readonly string[],
  complain: Complain,
): void {
  if (readFields(entry, ['constructor']).constructor !== Object) return;
  const given = Object.keys(readFields(entry));
  const unknown = given.filter((name) => !known.includes(name)).slice(0, MOST_FIELDS);
  const missing = known.filter((name) => !given.includes(name));
  if (unknown.length) complain({ what: 'fields', where, unknown, missing });
}
