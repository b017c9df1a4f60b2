import { readEntries } from '../../lib/untrusted/readEntries.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import { safeName } from '../../lib/untrusted/sanitize.js';
import type { Complain } from '../explainProblem.js';

/** Sources are asked in turn, so more would keep visitors waiting. */
const MOST_SOURCES = 5;

/** The required members of a source besides its `name`, by the setting. */
interface SourceForm<T> {
  readonly what: 'accountSource' | 'walletSource';
  isSource(entry: unknown): entry is T;
}

/** Reads a setting that is one source or a list of sources. Reports unusable ones. */
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
