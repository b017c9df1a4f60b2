/** The names of the sources in this package, for `account-source`. */
const SOURCE_NAMES = ['blockscout', 'node'] as const;
export type SourceName = (typeof SOURCE_NAMES)[number];

/** Whether an untrusted value is the name of a source. */
export const isSourceName = (value: unknown): value is SourceName =>
  SOURCE_NAMES.some((name) => name === value);
