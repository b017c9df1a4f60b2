import { fromBase58 } from '../../../lib/solana/base58.js';
import type { ClusterTime, Commitment } from './clusterTime.js';
import { RpcFailure } from './rpcFailure.js';
import { MAX_TRANSACTION_BYTES } from './wire.js';

/** An error for invalid parameters, with the part of a node's message that clients read. */
const invalid = (what: string) => new RpcFailure('invalidParams', `Invalid params: ${what}`);

export function readAddress(value: unknown, bytes = 32): string {
  if (typeof value !== 'string') throw invalid(`invalid type: ${typeName(value)}, expected a string.`);
  const found = fromBase58(value);
  if (!found) throw new RpcFailure('invalidParams', 'Invalid param: Invalid');
  if (found.length !== bytes) throw new RpcFailure('invalidParams', 'Invalid param: WrongSize');
  return value;
}

/** A signature in base58. */
export function readSignature(value: unknown): string {
  return readAddress(value, 64);
}

export function readList(value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw invalid(`invalid type: ${typeName(value)}, expected a sequence.`);
  if (value.length > most) throw new RpcFailure('invalidParams', `Too many inputs provided; max ${most}`);
  return value;
}

/** A non-negative integer. */
export function readAmount(value: unknown): bigint {
  const isWhole = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value));
  if (!isWhole || BigInt(value) < 0n || BigInt(value) >= 2n ** 64n) {
    throw invalid(`invalid value: ${typeName(value)}, expected u64.`);
  }
  return BigInt(value);
}

/** The options of a call: an object, or nothing. */
export function readOptions(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw invalid(`invalid type: ${typeName(value)}, expected a map.`);
  }
  return value as Record<string, unknown>;
}

/** One of `choices`, by default the first. */
export function readChoice<T extends string>(value: unknown, choices: readonly [T, ...T[]]): T {
  if (value === undefined || value === null) return choices[0];
  const found = choices.find((choice) => choice === value);
  if (!found) throw invalid(`unknown variant \`${value}\`, expected one of \`${choices.join('`, `')}\`.`);
  return found;
}

/** The commitment of a call. Throws if the call requires a future slot. */
export function readCommitment(options: Readonly<Record<string, unknown>>, time: ClusterTime): Commitment {
  const commitment = readChoice(options.commitment, ['finalized', 'confirmed', 'processed']);
  const { minContextSlot } = options;
  const slot = time.slot(commitment);
  if (minContextSlot !== undefined && minContextSlot !== null && readAmount(minContextSlot) > BigInt(slot)) {
    throw new RpcFailure('minContextSlot', 'Minimum context slot has not been reached', {
      contextSlot: slot,
    });
  }
  return commitment;
}

/** The bytes of a transaction or message. */
export function readWire(value: unknown, encoding: 'base58' | 'base64'): Uint8Array {
  if (typeof value !== 'string') throw invalid(`invalid type: ${typeName(value)}, expected a string.`);
  const bytes = encoding === 'base58' ? fromBase58(value) : fromBase64(value);
  if (!bytes) throw new RpcFailure('invalidParams', `invalid ${encoding} encoding`);
  if (bytes.length > MAX_TRANSACTION_BYTES) {
    const size = `${bytes.length} bytes (max: encoded/raw 1644/${MAX_TRANSACTION_BYTES})`;
    throw new RpcFailure('invalidParams', `decoded solana_transaction::Transaction too large: ${size}`);
  }
  return bytes;
}

function fromBase64(text: string): Uint8Array | undefined {
  const isBase64 = text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
  return isBase64 ? new Uint8Array(Buffer.from(text, 'base64')) : undefined;
}

function typeName(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return Array.isArray(value) ? 'sequence' : `${typeof value} \`${`${value}`.slice(0, 40)}\``;
}
