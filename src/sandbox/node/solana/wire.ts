import { toBase58 } from '../../../lib/solana/base58.js';
import { type WireFault, wireReader } from '../../wireReader.js';

/** The maximum size of a transaction, which has to fit into one packet. */
export const MAX_TRANSACTION_BYTES = 1232;

/** A decoded message. Accounts are addresses in the order of the message. */
export interface DecodedMessage {
  readonly bytes: Uint8Array;
  readonly version: 'legacy' | 0;
  /**
   * The number of signers, which are the first accounts; the read-only ones among them; and the read-only ones among the rest.
   */
  readonly header: {
    readonly numRequiredSignatures: number;
    readonly numReadonlySignedAccounts: number;
    readonly numReadonlyUnsignedAccounts: number;
  };
  readonly accounts: readonly string[];
  readonly blockhash: string;
  readonly instructions: readonly DecodedInstruction[];
  readonly lookups: readonly DecodedLookup[];
}

export interface DecodedInstruction {
  readonly program: number;
  readonly accounts: readonly number[];
  readonly data: Uint8Array;
}

interface DecodedLookup {
  readonly table: string;
  readonly writable: readonly number[];
  readonly readonly: readonly number[];
}

export interface DecodedTransaction {
  readonly bytes: Uint8Array;
  readonly signatures: readonly Uint8Array[];
  readonly message: DecodedMessage;
}

/** Decodes a transaction. Throws a RangeError that describes the fault. */
export function decodeTransaction(bytes: Uint8Array): DecodedTransaction {
  const read = reader(bytes);
  const signatures = read.list(() => read.bytes(64));
  const message = decodeMessage(read.rest());
  if (signatures.length !== message.header.numRequiredSignatures) {
    throw new RangeError('failed to sanitize: the signatures are not as many as the message asks for');
  }
  return { bytes, signatures, message };
}

/** Decodes a message. Throws a RangeError that describes the fault. */
export function decodeMessage(bytes: Uint8Array): DecodedMessage {
  const read = reader(bytes);
  const first = read.byte();
  const isVersioned = first >= 128;
  if (isVersioned && first !== 128) throw new RangeError(`version ${first - 128} is not supported`);
  const header = {
    numRequiredSignatures: isVersioned ? read.byte() : first,
    numReadonlySignedAccounts: read.byte(),
    numReadonlyUnsignedAccounts: read.byte(),
  };
  const address = () => toBase58(read.bytes(32));
  const indexes = () => read.list(read.byte);
  const accounts = read.list(address);
  const blockhash = address();
  const instructions = read.list(() => ({
    program: read.byte(),
    accounts: indexes(),
    data: read.bytes(read.length()),
  }));
  const lookups = isVersioned
    ? read.list(() => ({ table: address(), writable: indexes(), readonly: indexes() }))
    : [];
  if (read.rest().length > 0) throw new RangeError('there are bytes after its end');
  const { numRequiredSignatures: signers } = header;
  if (signers === 0 || signers > accounts.length) throw new RangeError('failed to sanitize: nobody signs it');
  const loaded = lookups.flatMap((lookup) => [...lookup.writable, ...lookup.readonly]).length;
  const known = accounts.length + loaded;
  const isOutside = (index: number) => index >= known;
  if (instructions.some((one) => isOutside(one.program) || one.accounts.some(isOutside))) {
    throw new RangeError('failed to sanitize: an instruction names an account that is not there');
  }
  return { bytes, version: isVersioned ? 0 : 'legacy', header, accounts, blockhash, instructions, lookups };
}

export function isSigner({ header }: DecodedMessage, index: number): boolean {
  return index < header.numRequiredSignatures;
}

export function isWritable({ header, accounts }: DecodedMessage, index: number): boolean {
  return index < header.numRequiredSignatures
    ? index < header.numRequiredSignatures - header.numReadonlySignedAccounts
    : index < accounts.length - header.numReadonlyUnsignedAccounts;
}

const FAULTS: Record<WireFault, string> = {
  end: 'failed to fill whole buffer',
  length: 'a length is too long',
};

const reader = (source: Uint8Array) => wireReader(source, (fault) => new RangeError(FAULTS[fault]));
