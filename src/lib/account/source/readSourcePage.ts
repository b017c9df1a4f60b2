import { readEntries } from '../../untrusted/readEntries.js';
import { readFields } from '../../untrusted/readFields.js';

/** The longest cursor, in characters: it may become part of a URL. */
const LONGEST_CURSOR = 2_000;

export interface ReadPageOptions<T> {
  /** The cursor of this page. */
  readonly cursor: string | undefined;
  readonly read: (entry: unknown) => T | undefined;
  /** A unique key of an entry. */
  readonly keyOf: (entry: T) => string;
}

/** A page of an untrusted list, without duplicates and invalid entries. Undefined if it isn't a page. Never throws. */
export function readSourcePage<T>(
  answer: unknown,
  { cursor, read, keyOf }: ReadPageOptions<T>,
): { readonly entries: readonly T[]; readonly next: string | undefined } | undefined {
  const { entries: list, next } = readFields(answer, ['entries', 'next']);
  const told = readEntries(list);
  if (!told) return undefined;
  const entries = new Map<string, T>();
  for (const one of told) {
    const entry = read(one);
    if (entry && !entries.has(keyOf(entry))) entries.set(keyOf(entry), entry);
  }
  const isCursor = typeof next === 'string' && next !== '' && next.length <= LONGEST_CURSOR;
  return {
    entries: [...entries.values()],
    // A repeated cursor would loop forever.
    next: isCursor && next !== cursor ? next : undefined,
  };
}
