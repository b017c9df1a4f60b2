import { attempt, MOST_ENTRIES } from './readFields.js';

/** The first entries of an untrusted list; undefined if it is not a list. Never throws. */
export function readEntries(value: unknown, most = MOST_ENTRIES): readonly unknown[] | undefined {
  const length = attempt(() => Array.isArray(value) && value.length);
  if (typeof length !== 'number') return undefined;
  const entry = (_: unknown, index: number) => attempt(() => (value as readonly unknown[])[index]);
  return Array.from({ length: Math.min(length, most) }, entry);
}
