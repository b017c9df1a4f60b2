/** Stands for what cannot be read, so that no reader takes it for a value. */
export const UNREADABLE = Symbol('unreadable');

/** How many fields or entries of what a stranger gave are read. */
export const MOST_ENTRIES = 1_000;

/** What is read, or `UNREADABLE` when reading it throws. */
export function attempt<T>(read: () => T): T | typeof UNREADABLE {
  try {
    return read();
  } catch {
    // A getter or a proxy threw.
    return UNREADABLE;
  }
}

/**
 * The fields of an object that anybody may have made: those that are named, else all that are its own. Never throws; a
 * field whose getter throws is a symbol, which is a value for nobody.
 */
export function readFields(value: unknown, names?: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  const keys = names ?? attempt(() => Object.keys(value).slice(0, MOST_ENTRIES));
  if (keys === UNREADABLE) return {};
  const field = (key: string) => attempt(() => (value as Readonly<Record<string, unknown>>)[key]);
  return Object.fromEntries(keys.map((key) => [key, field(key)]));
}
