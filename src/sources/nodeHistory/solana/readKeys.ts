import { hasKeyForm } from '../../../lib/solana/keys.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';

/** An account that a transaction names. */
export interface TransactionKey {
  readonly address: string;
  readonly isSigner: boolean;
}

/** The most keys that a transaction can index. */
export const MOST_KEYS = 256;

/** The accounts of a message in `jsonParsed` form. The first one pays the fee. Undefined if one can't be read. Never throws. */
export function readKeys(message: unknown): readonly TransactionKey[] | undefined {
  const entries = readEntries(readFields(message, ['accountKeys']).accountKeys, MOST_KEYS + 1) ?? [];
  const keys = entries.flatMap((entry): TransactionKey[] => {
    const { pubkey, signer } = readFields(entry, ['pubkey', 'signer']);
    return typeof pubkey === 'string' && hasKeyForm(pubkey)
      ? [{ address: pubkey, isSigner: signer === true }]
      : [];
  });
  const isWhole = keys.length > 0 && keys.length <= MOST_KEYS && keys.length === entries.length;
  return isWhole ? keys : undefined;
}
