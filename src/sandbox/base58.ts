import { fromBase58 } from '../lib/solana/base58.js';

/** Reads base58. Throws a RangeError for a character that is not in its alphabet. */
export function decodeBase58(text: string): Uint8Array {
  const bytes = fromBase58(text);
  if (bytes) return bytes;
  throw new RangeError(`"${text}" is no base58.`);
}
