import { toBase64 } from '../../solana/base64.js';
import { MOST_TRANSACTION_BYTES } from '../../solana/keys.js';
import { attempt, readFields } from '../../untrusted/readFields.js';

/**
 * The Solana swap transaction in an untrusted answer, as base64: a copy that the source cannot change. Undefined if its type or
 * size is wrong. The transaction's effects are checked when it is prepared. Never throws.
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
