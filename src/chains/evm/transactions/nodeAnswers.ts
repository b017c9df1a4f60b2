import { WalletModalError } from '../../../lib/errors.js';
import { isEvmHash } from '../../../lib/networks/addressForm.js';
import { shortenData } from '../../../lib/transactions/shortenData.js';
import type { EvmCall } from '../../../lib/transactions/trackedTransaction.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';

const QUANTITY = /^0x[0-9a-f]{1,64}$/i;
const BYTES = /^0x([0-9a-f]{2})*$/i;

/** The error for an answer that is none of the method's. */
function unexpectedAnswer(method: string): WalletModalError {
  return new WalletModalError('rpc_failed', 'The network gave an answer that cannot be used.', {
    details: `${method} answered something else than nodes do.`,
  });
}

/** A quantity that counts something, such as a nonce or a block number. Throws `rpc_failed` for anything else. */
export function readCount(answer: unknown, method: string): number {
  const count = typeof answer === 'string' && QUANTITY.test(answer) ? Number(answer) : Number.NaN;
  if (!Number.isSafeInteger(count)) throw unexpectedAnswer(method);
  return count;
}

/** Bytes in hex. Throws `rpc_failed` for anything else. */
export function readBytes(answer: unknown, method: string): string {
  if (typeof answer !== 'string' || !BYTES.test(answer)) throw unexpectedAnswer(method);
  return answer;
}

/** An amount in base units that a node answered. Undefined if it is none. Never throws. */
export const readUnits = (answer: unknown): bigint | undefined =>
  typeof answer === 'string' && QUANTITY.test(answer) ? BigInt(answer) : undefined;

/** What a node says of a transaction in a block. */
export interface Receipt {
  readonly isSuccess: boolean;
  readonly block: number;
  readonly blockHash: string;
  /** In lower case. Undefined if the node does not say it. */
  readonly from: string | undefined;
  /** What it has cost, in base units of the native currency. Undefined if the node does not say it. */
  readonly fee?: bigint | undefined;
  /** As the node told them. */
  readonly logs: readonly unknown[];
}

/** The receipt of this transaction; undefined if there is none yet. Throws `rpc_failed` for anything else. */
export function readReceipt(answer: unknown, hash: string): Receipt | undefined {
  const method = 'eth_getTransactionReceipt';
  if (answer === null) return undefined;
  const told = readFields(answer);
  const { status, blockNumber, blockHash, transactionHash, from, logs } = told;
  // Some nodes answer a receipt before the block is there.
  if (blockNumber === null) return undefined;
  if (!isSameHash(transactionHash, hash) || !isEvmHash(blockHash)) throw unexpectedAnswer(method);
  const block = readCount(blockNumber, method);
  const flag = readCount(status, method);
  if (flag > 1) throw unexpectedAnswer(method);
  return {
    isSuccess: flag === 1,
    block,
    blockHash: blockHash.toLowerCase(),
    from: typeof from === 'string' ? from.toLowerCase() : undefined,
    fee: readFee(told),
    logs: readEntries(logs) ?? [],
  };
}

/** Networks on top of another charge what that one takes beside the gas. */
function readFee({ gasUsed, effectiveGasPrice, l1Fee }: Record<string, unknown>): bigint | undefined {
  const [gas, price, more = 0n] = [gasUsed, effectiveGasPrice, l1Fee].map(readUnits);
  return gas === undefined || price === undefined ? undefined : gas * price + more;
}

function contradicts({ blockHash, from }: Receipt, described: DescribedTransaction): boolean {
  return described.blockHash !== blockHash || (from !== undefined && described.from !== from);
}

function isSameHash(answer: unknown, hash: string): boolean {
  return typeof answer === 'string' && answer.toLowerCase() === hash.toLowerCase();
}

/** A transaction of the same account in a block. */
export interface MinedTransaction {
  readonly hash: string;
  readonly block: number;
  readonly call: EvmCall;
}

/** A transaction as nodes describe it. */
export interface DescribedTransaction extends Omit<MinedTransaction, 'block'> {
  readonly from: string;
  readonly nonce: number;
  /** As the node told it, to call it again. */
  readonly input: string;
  /** The block that has it. Undefined for none. */
  readonly blockHash: string | undefined;
}

/**
 * The transaction with this hash; undefined if the node does not know it. Throws `rpc_failed` if the node answers another,
 * or one that contradicts the receipt.
 */
export async function readAsked(
  answer: unknown,
  hash: string,
  receipt: Receipt | undefined,
): Promise<DescribedTransaction | undefined> {
  if (answer === null) return undefined;
  const described = await readDescribed(answer);
  const isWhole = described && isSameHash(described.hash, hash);
  if (!isWhole || (receipt && contradicts(receipt, described))) {
    throw unexpectedAnswer('eth_getTransactionByHash');
  }
  return described;
}

/** A transaction; undefined for anything else, and for one that nodes do not know. */
export async function readDescribed(answer: unknown): Promise<DescribedTransaction | undefined> {
  const { hash, from, to, value, input, data, nonce, blockHash } = readFields(answer);
  const bytes = input ?? data ?? '0x';
  const isReadable =
    isEvmHash(hash) &&
    typeof from === 'string' &&
    (typeof to === 'string' || to === null || to === undefined) &&
    typeof value === 'string' &&
    QUANTITY.test(value) &&
    typeof bytes === 'string' &&
    BYTES.test(bytes) &&
    typeof nonce === 'string' &&
    QUANTITY.test(nonce);
  if (!isReadable) return undefined;
  return {
    hash,
    from: from.toLowerCase(),
    nonce: Number(nonce),
    input: bytes,
    blockHash: isEvmHash(blockHash) ? blockHash.toLowerCase() : undefined,
    call: { to: to?.toLowerCase(), value: BigInt(value), data: await shortenData(bytes) },
  };
}
