type Entry = Readonly<Record<string, unknown>>;

/** Typical faults of untrusted entries, used in turn. Some faults add members that the entry lacks. */
const FAULTS: readonly ((entry: Entry) => unknown)[] = [
  () => null,
  (entry) => ({ ...entry, id: {}, name: 7, price: 'much' }),
  ({ metadata: _metadata, quantity: _quantity, ...rest }) => rest,
  (entry) => ({
    ...entry,
    transfers: 'all',
    metadata: { ...(entry.metadata as Entry | undefined), minedAt: 'yesterday' },
    quantity: { decimals: '1000000', numeric: '1e30' },
  }),
  (entry) => ({
    ...entry,
    transfers: [null, { direction: 'up', quantity: 5 }],
    metadata: { ...(entry.metadata as Entry | undefined), hash: '<b>', status: [] },
    quantity: { decimals: '6', numeric: '-5' },
  }),
];

/** A list in which every second entry is broken. */
export function halfBroken(entries: readonly Entry[]): readonly unknown[] {
  return entries.map((entry, index) =>
    index % 2 === 0 ? entry : FAULTS[((index - 1) / 2) % FAULTS.length]?.(entry),
  );
}
