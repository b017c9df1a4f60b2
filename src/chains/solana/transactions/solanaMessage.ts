import { toBase58 } from '../../../lib/solana/base58.js';
import {
  KEY_BYTES,
  MOST_TRANSACTION_BYTES,
  SIGNATURE_BYTES,
  SYSTEM_PROGRAM,
} from '../../../lib/solana/keys.js';

/** An instruction of a message. Accounts of lookup tables are named `table#index` unless their addresses are given. */
export interface SolanaInstruction {
  readonly program: string;
  readonly accounts: readonly string[];
  readonly data: Uint8Array;
}

export interface SolanaMessage {
  /** The signed bytes. */
  readonly bytes: Uint8Array;
  /** All accounts in the message's order, those of lookup tables last. */
  readonly accounts: readonly string[];
  /** The addresses that have to sign; the first one pays. */
  readonly signers: readonly string[];
  readonly blockhash: string;
  readonly instructions: readonly SolanaInstruction[];
  readonly hasLookups: boolean;
  /** Whether it stays valid until its nonce is used, instead of for 150 blocks. */
  readonly isDurable: boolean;
}

export interface SolanaTransactionParts {
  readonly signatures: readonly Uint8Array[];
  readonly message: SolanaMessage;
}

const VERSION_BIT = 0x80;
const ADVANCE_NONCE = 4;

/**
 * Reads a legacy or version 0 transaction in wire format. `loaded` holds the addresses from its lookup tables, writable ones
 * first, as nodes report them. Undefined for anything else. Never throws.
 */
export function readSolanaMessage(
  wire: Uint8Array,
  loaded?: readonly string[],
): SolanaTransactionParts | undefined {
  if (wire.length > MOST_TRANSACTION_BYTES) return undefined;
  try {
    return readParts(cursorOf(wire), loaded);
  } catch {
    // It ends too early, or refers to a missing account.
    return undefined;
  }
}

/** Whether an instruction advances a nonce, which gives a transaction its lifetime. */
export function isNonceAdvance({ program, data }: SolanaInstruction): boolean {
  return program === SYSTEM_PROGRAM && data.length === 4 && data[0] === ADVANCE_NONCE;
}

type Cursor = ReturnType<typeof cursorOf>;

function readParts(read: Cursor, loaded: readonly string[] | undefined): SolanaTransactionParts {
  const signatures = read.list(() => read.bytes(SIGNATURE_BYTES));
  const bytes = read.rest();
  const first = read.byte();
  const isVersioned = (first & VERSION_BIT) !== 0;
  if (isVersioned && first !== VERSION_BIT) throw new RangeError('another version');
  const required = isVersioned ? read.byte() : first;
  read.bytes(2);
  const own = read.list(() => toBase58(read.bytes(KEY_BYTES)));
  const blockhash = toBase58(read.bytes(KEY_BYTES));
  const instructions = read.list(() => ({
    program: read.byte(),
    accounts: read.list(read.byte),
    data: read.bytes(read.length()),
  }));
  const lookups = isVersioned ? read.list(() => readLookup(read)) : [];
  const named = [...lookups.flatMap(({ writable }) => writable), ...lookups.flatMap((one) => one.readonly)];
  if (read.rest().length > 0 || required === 0 || required > own.length || signatures.length !== required) {
    throw new RangeError('no whole transaction');
  }
  if (loaded && loaded.length !== named.length) throw new RangeError('other lookup tables');
  const accounts = [...own, ...(loaded ?? named)];
  const account = (index: number) => {
    const found = accounts[index];
    if (found === undefined) throw new RangeError('an account that it does not name');
    return found;
  };
  const made = instructions.map(({ program, accounts: used, data }) => ({
    program: account(program),
    accounts: used.map(account),
    data,
  }));
  const message = {
    bytes,
    accounts,
    signers: own.slice(0, required),
    blockhash,
    instructions: made,
    hasLookups: named.length > 0,
    isDurable: made[0] !== undefined && isNonceAdvance(made[0]),
  };
  return { signatures, message };
}

function readLookup(read: Cursor) {
  const table = toBase58(read.bytes(KEY_BYTES));
  const names = () => read.list(() => `${table}#${read.byte()}`);
  return { writable: names(), readonly: names() };
}

/** Reads bytes in order. Throws a RangeError at the end. */
function cursorOf(source: Uint8Array) {
  let at = 0;
  function bytes(count: number): Uint8Array {
    if (at + count > source.length) throw new RangeError('the end');
    at += count;
    return source.slice(at - count, at);
  }
  const byte = () => bytes(1)[0] ?? 0;
  /** A number in one to three bytes, seven bits each. */
  function length(): number {
    let value = 0;
    for (let shift = 0; shift < 21; shift += 7) {
      const next = byte();
      value |= (next & 0x7f) << shift;
      if (next < VERSION_BIT) return value;
    }
    throw new RangeError('a number that is too long');
  }
  function list<T>(entry: () => T): T[] {
    // Every entry has at least one byte.
    const count = length();
    if (at + count > source.length) throw new RangeError('the end');
    return Array.from({ length: count }, entry);
  }
  return { byte, bytes, length, list, rest: () => source.slice(at) };
}
