import { readFields } from '../lib/untrusted/readFields.js';
import type { Complain } from './explainProblem.js';

/** The maximum number of unknown fields to check in an entry. */
const MOST_FIELDS = 20;

/**
 * Reports unknown fields of an entry in a setting. `isMistake` finds out whether one is a misspelling, because pages may keep
 * other data in their objects. Objects of a class have their own members.
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
