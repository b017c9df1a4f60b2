import { fromBase58, toBase58 } from '../lib/solana/base58.js';

/** The addresses follow this many bytes. */
const HEAD_BYTES = 56;
const ADDRESS_BYTES = 32;
const KIND = 1;
/** The deactivation slot of a table that is never deactivated. */
const NEVER = 2n ** 64n - 1n;

/** A table of addresses on a cluster. Messages refer to them by index. */
export interface LookupTable {
  readonly address: string;
  readonly addresses: readonly string[];
}

/** The data of a table that cannot be changed. */
export function encodeLookupTable(addresses: readonly string[]): Uint8Array {
  const head = new Uint8Array(HEAD_BYTES);
  const view = new DataView(head.buffer);
  view.setUint32(0, KIND, true);
  view.setBigUint64(4, NEVER, true);
  return Uint8Array.from(
    [head, ...addresses.map((one) => fromBase58(one) ?? [])].flatMap((part) => [...part]),
  );
}

/** The addresses in an account's data; undefined if it isn't a table. */
export function readLookupTable(data: Uint8Array): readonly string[] | undefined {
  const { buffer, byteOffset, byteLength } = data;
  if (byteLength < HEAD_BYTES || (byteLength - HEAD_BYTES) % ADDRESS_BYTES !== 0) return undefined;
  if (new DataView(buffer, byteOffset, byteLength).getUint32(0, true) !== KIND) return undefined;
  return Array.from({ length: (byteLength - HEAD_BYTES) / ADDRESS_BYTES }, (_, index) => {
    const start = HEAD_BYTES + index * ADDRESS_BYTES;
    return toBase58(data.slice(start, start + ADDRESS_BYTES));
  });
}
