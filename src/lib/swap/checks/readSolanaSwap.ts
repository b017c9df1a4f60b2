import { toBase64 } from '../../solana/base64.js';
import { MOST_TRANSACTION_BYTES } from '../../solana/keys.js';
import { attempt, readFields } from '../../untrusted/readFields.js';

/**
 * The transaction of a swap on Solana as an untrusted source answers it, as base64: a copy that the source cannot change.
 * Undefined if it is none by its type and size. What it does is for whoever prepares it to find out. Never throws.
 */
export function readSolanaSwap(answer: unknown): string | undefined {
  const { transaction } = readFields(answer, ['transaction']);
  const text = attempt(() => {
    if (!(transaction instanceof Uint8Array)) return undefined;
    const bytes = new Uint8Array(transaction);
    return bytes.length > 0 && bytes.length <= MOST_TRANSACTION_BYTES ? toBase64(bytes) : undefined;
  });
  return typeof text === 'string' ? text : undefined;
}
