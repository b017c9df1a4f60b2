import { attempt, MOST_ENTRIES } from './readFields.js';

/** The first entries of an untrusted list; undefined if it is not a list. Never throws. */
export function readEntries(value: unknown, most = MOST_ENTRIES): readonly unknown[] | undefined {
  const length = attempt(() => Array.isArray(value) && value.length);
  if (typeof length !== 'number') return undefined;
  const entry = (_: unknown, index: number) => attempt(() => (value as readonly unknown[])[index]);
  return Array.from({ length: Math.min(length, most) }, entry);
}

/** All entries of a list. Undefined if it is empty or too long, or if an entry is invalid. Never throws. */
export function readAll<T>(
  value: unknown,
  read: (entry: unknown) => T | undefined,
  most: number,
): readonly T[] | undefined {
  const entries = readEntries(value, most + 1) ?? [];
  if (entries.length === 0 || entries.length > most) return undefined;
  const all = entries.flatMap((entry) => read(entry) ?? []);
  return all.length === entries.length ? all : undefined;
}
