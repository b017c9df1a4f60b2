/** Stands for a value that cannot be read, so that no reader accepts it. */
export const UNREADABLE = Symbol('unreadable');

/** The most fields or entries read from an untrusted value. */
export const MOST_ENTRIES = 1_000;

/** Returns what `read` returns, or `UNREADABLE` if it throws. */
export function attempt<T>(read: () => T): T | typeof UNREADABLE {
  try {
    return read();
  } catch {
    // A getter or a proxy threw.
    return UNREADABLE;
  }
}

/**
 * Reads fields of an untrusted object: the named ones, or all own fields. Never throws. A field whose getter throws is
 * `UNREADABLE`.
 */
export function readFields(value: unknown, names?: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  const keys = names ?? attempt(() => Object.keys(value).slice(0, MOST_ENTRIES));
  if (keys === UNREADABLE) return {};
  const field = (key: string) => attempt(() => (value as Readonly<Record<string, unknown>>)[key]);
  return Object.fromEntries(keys.map((key) => [key, field(key)]));
}
