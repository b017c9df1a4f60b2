import { fromBase58 } from '../lib/solana/base58.js';

/** Decodes base58. Throws a RangeError for a character outside its alphabet. */
export function decodeBase58(text: string): Uint8Array {
  const bytes = fromBase58(text);
  if (bytes) return bytes;
  throw new RangeError(`"${text}" is no base58.`);
}
