import { getTransactionDecoder, getTransactionEncoder, type Transaction } from '@solana/web3.js';
import { WalletModalError } from '../../lib/errors.js';
import type { SerializableTransaction, SolanaTransaction } from '../../lib/solana/solanaProvider.js';

/** The static methods that read classes of `@solana/web3.js` version 1; the first is for versioned transactions. */
interface ReadingClass {
  deserialize?(bytes: Uint8Array): unknown;
  from?(bytes: Uint8Array): unknown;
}

const isSerializable = (transaction: object): transaction is SerializableTransaction =>
  'serialize' in transaction && typeof transaction.serialize === 'function';

const isCompiled = (transaction: object): transaction is Transaction =>
  'messageBytes' in transaction && 'signatures' in transaction;

function notATransaction(cause?: unknown): WalletModalError {
  const reason = cause instanceof Error ? ` ${cause.message}` : '';
  return new WalletModalError('request_invalid', 'This is no Solana transaction.', {
    details: `Give its bytes, or a complete transaction of @solana/web3.js or @solana/kit.${reason}`,
    cause,
  });
}

/** The first byte of version 0 messages. Later versions start with higher bytes and have another wire format. */
const VERSION_0 = 0x80;

function checkVersion([first = 0]: ArrayLike<number> & Iterable<number>): void {
  if (first <= VERSION_0) return;
  throw new WalletModalError('request_invalid', 'Transactions of this version cannot be signed.', {
    details: 'Build it as a legacy transaction, or as one of version 0.',
  });
}

/** The wire format of a transaction, with its missing signatures. Throws `request_invalid` if it is not one. */
export function toWire(transaction: SolanaTransaction): Uint8Array {
  if (transaction instanceof Uint8Array) {
    checkVersion(transaction);
    return transaction;
  }
  if (typeof transaction !== 'object' || transaction === null) throw notATransaction();
  if (isCompiled(transaction)) checkVersion(transaction.messageBytes);
  try {
    if (isSerializable(transaction)) {
      // By default, a legacy transaction requires all signatures, but the wallet's is still missing.
      return new Uint8Array(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }));
    }
    if (isCompiled(transaction)) return new Uint8Array(getTransactionEncoder().encode(transaction));
  } catch (cause) {
    // For example, without a blockhash or a payer.
    throw notATransaction(cause);
  }
  throw notATransaction();
}

/** Returns a signed transaction in the form that the host used. */
export function inFormOf<T extends SolanaTransaction>(original: T, wire: Uint8Array): T {
  if (original instanceof Uint8Array) return wire as T & Uint8Array;
  if (isSerializable(original)) {
    const made = original.constructor as unknown as ReadingClass;
    return (made.deserialize?.(wire) ?? made.from?.(wire)) as T;
  }
  return { ...original, ...getTransactionDecoder().decode(wire) };
}
