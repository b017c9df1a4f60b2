import { readEntries } from '../../lib/untrusted/readEntries.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import { safeName } from '../../lib/untrusted/sanitize.js';
import type { Complain } from '../explainProblem.js';

/** Each is asked in turn, so that more would keep visitors waiting. */
const MOST_SOURCES = 5;

/** What a source must have beside its `name`, by the setting. */
interface SourceForm<T> {
  readonly what: 'accountSource' | 'walletSource';
  isSource(entry: unknown): entry is T;
}

/** Reads a setting that is one source, or a list of them. Reports those that cannot be used. */
export function readSources<T>(
  value: unknown,
  { what, isSource }: SourceForm<T>,
  complain: Complain,
): readonly T[] {
  if (value === undefined) return [];
  const entries = readEntries(value, MOST_SOURCES + 1) ?? [value];
  if (entries.length > MOST_SOURCES) complain({ what: `${what}s` });
  return entries.slice(0, MOST_SOURCES).filter((entry, index): entry is T => {
    const isUsable = safeName(readFields(entry, ['name']).name) !== undefined && isSource(entry);
    if (!isUsable) complain({ what, index });
    return isUsable;
  });
}
