import { toBase58 } from '../../lib/solana/base58.js';
import { invalidParamsError } from '../rpcError.js';
import { texts } from '../texts.js';
import { type WireFault, wireReader } from '../wireReader.js';

export const SIGNATURE_LENGTH = 64;
const KEY_LENGTH = 32;
/** The first bit of a message marks a version; a legacy message starts with a small count. */
const VERSION_BIT = 0x80;

/** The addresses in lookup tables, by the table's address. Only the chain knows them. */
export type WireTables = ReadonlyMap<string, readonly string[]>;

/** An instruction. Accounts in an unknown lookup table are undefined. */
export interface WireInstruction {
  readonly program: string | undefined;
  readonly accounts: readonly (string | undefined)[];
  readonly data: Uint8Array;
}

/** A transaction in wire format. */
export interface WireTransaction {
  readonly version: 'legacy' | 0;
  /** The addresses that must sign, in the order of their signatures; the first pays the fee. */
  readonly signers: readonly string[];
  /** The signed bytes. */
  readonly message: Uint8Array;
  readonly instructions: readonly WireInstruction[];
  /** The addresses of the lookup tables in use. */
  readonly tables: readonly string[];
  /** The position of the signatures, in bytes from the start of the transaction. */
  readonly signaturesAt: number;
  /** The position of the recent blockhash, in bytes from the start of the message. */
  readonly blockhashAt: number;
}

/** Reads a legacy or version 0 transaction. Throws -32602 for anything else. */
export function parseTransaction(bytes: Uint8Array, known: WireTables = new Map()): WireTransaction {
  const reader = createReader(bytes);
  const count = reader.length();
  const signaturesAt = reader.at();
  reader.bytes(count * SIGNATURE_LENGTH);
  const messageAt = reader.at();
  const message = readMessage(reader, known);
  const { required } = message;
  if (count !== required) throw refuse(`it has room for ${count} signatures and needs ${required}`);
  return { ...message, message: bytes.slice(messageAt), signaturesAt };
}

/** Reads the message of a transaction, to the end. */
function readMessage(reader: Reader, known: WireTables = new Map()) {
  const messageAt = reader.at();
  const version = reader.peek() & VERSION_BIT ? readVersion(reader.byte()) : 'legacy';
  const required = reader.byte();
  reader.bytes(2);
  const keys = reader.list(() => toBase58(reader.bytes(KEY_LENGTH)));
  if (keys.length < required || required === 0) throw refuse('it names too few accounts');
  const blockhashAt = reader.at() - messageAt;
  reader.bytes(KEY_LENGTH);
  const places = () => reader.list(() => reader.byte());
  const calls = reader.list(() => ({
    program: reader.byte(),
    accounts: places(),
    data: reader.bytes(reader.length()),
  }));
  const lookups =
    version === 0
      ? reader.list(() => {
          const table = toBase58(reader.bytes(KEY_LENGTH));
          const named = () => places().map((place) => known.get(table)?.[place]);
          return { table, writable: named(), readonly: named() };
        })
      : [];
  const all: readonly (string | undefined)[] = [
    ...keys,
    ...lookups.flatMap(({ writable }) => writable),
    ...lookups.flatMap(({ readonly }) => readonly),
  ];
  const instructions = calls.map(({ program, accounts, data }) => ({
    program: all[program],
    accounts: accounts.map((place) => all[place]),
    data,
  }));
  if (reader.rest().length > 0) throw refuse('something follows it');
  const tables = lookups.map(({ table }) => table);
  return { version, required, signers: keys.slice(0, required), instructions, tables, blockhashAt } as const;
}

/** Whether the bytes are a transaction or its message: if signed, they could be sent to the network. */
export function isTransaction(bytes: Uint8Array): boolean {
  const readers = [
    (all: Uint8Array) => parseTransaction(all),
    (all: Uint8Array) => readMessage(createReader(all)),
  ];
  return readers.some((parse) => {
    try {
      parse(bytes);
      return true;
    } catch {
      return false;
    }
  });
}

/** The index of a signer. Throws -32602 if the address does not have to sign. */
export function slotOf({ signers }: WireTransaction, address: string): number {
  const slot = signers.indexOf(address);
  if (slot < 0) throw invalidParamsError(texts.errors.noSigner(address));
  return slot;
}

/** The transaction with a signature in a slot; the other signatures stay. */
export function withSignature(
  bytes: Uint8Array,
  { signaturesAt }: WireTransaction,
  slot: number,
  signature: Uint8Array,
): Uint8Array {
  const start = signaturesAt + slot * SIGNATURE_LENGTH;
  return Uint8Array.from([
    ...bytes.subarray(0, start),
    ...signature,
    ...bytes.subarray(start + SIGNATURE_LENGTH),
  ]);
}

const refuse = (why: string) => invalidParamsError(texts.errors.noTransaction(why));

function readVersion(byte: number): 0 {
  const version = byte & ~VERSION_BIT;
  if (version !== 0) throw refuse(`it has version ${version}`);
  return version;
}

const FAULTS: Record<WireFault, string> = {
  end: 'it ends too early',
  length: 'it has a length beyond 16 bits',
};

type Reader = ReturnType<typeof wireReader>;

const createReader = (bytes: Uint8Array): Reader => wireReader(bytes, (fault) => refuse(FAULTS[fault]));
