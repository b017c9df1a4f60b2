import { is32Bytes, isBytes, readHexNumber } from '../../../lib/evm/hex.js';
import { shortenData } from '../../../lib/transactions/shortenData.js';
import type { EvmCall } from '../../../lib/transactions/trackedTransaction.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { unexpectedAnswer } from '../../networkRead.js';

/** Reads a count, such as a nonce or a block number. Throws `rpc_failed` for anything else. */
export function readCount(answer: unknown, method: string): number {
  const count = Number(readHexNumber(answer) ?? Number.NaN);
  if (!Number.isSafeInteger(count)) throw unexpectedAnswer(method);
  return count;
}

/** Bytes in hex. Throws `rpc_failed` for anything else. */
export function readBytes(answer: unknown, method: string): string {
  if (!isBytes(answer)) throw unexpectedAnswer(method);
  return answer;
}

/** The cost of a transaction, in base units of the native currency. */
export interface Cost {
  readonly gas: bigint;
  /** Per unit of gas. */
  readonly price: bigint;
  /** The fee that a rollup charges for its layer 1, on top of the gas. */
  readonly more: bigint;
}

export const wholeCost = ({ gas, price, more }: Cost): bigint => gas * price + more;

/** The receipt of a mined transaction. */
export interface Receipt {
  readonly isSuccess: boolean;
  readonly block: number;
  readonly blockHash: string;
  /** In lower case. Undefined if the node doesn't return it. */
  readonly from: string | undefined;
  /** Undefined if the node doesn't return it. */
  readonly cost?: Cost | undefined;
  /** As the node returned them. */
  readonly logs: readonly unknown[];
}

/** The receipt of this transaction; undefined if there is none yet. Throws `rpc_failed` for anything else. */
export function readReceipt(answer: unknown, hash: string): Receipt | undefined {
  const method = 'eth_getTransactionReceipt';
  if (answer === null) return undefined;
  const told = readFields(answer);
  const { status, blockNumber, blockHash, transactionHash, from, logs } = told;
  // Some nodes return a receipt before the block exists.
  if (blockNumber === null) return undefined;
  if (!isSameHash(transactionHash, hash) || !is32Bytes(blockHash)) throw unexpectedAnswer(method);
  const block = readCount(blockNumber, method);
  const flag = readCount(status, method);
  if (flag > 1) throw unexpectedAnswer(method);
  return {
    isSuccess: flag === 1,
    block,
    blockHash: blockHash.toLowerCase(),
    from: typeof from === 'string' ? from.toLowerCase() : undefined,
    cost: readCost(told),
    logs: readEntries(logs) ?? [],
  };
}

function readCost({ gasUsed, effectiveGasPrice, l1Fee }: Record<string, unknown>): Cost | undefined {
  const [gas, price, more = 0n] = [gasUsed, effectiveGasPrice, l1Fee].map(readHexNumber);
  return gas === undefined || price === undefined ? undefined : { gas, price, more };
}

function contradicts({ blockHash, from }: Receipt, described: DescribedTransaction): boolean {
  return described.blockHash !== blockHash || (from !== undefined && described.from !== from);
}

function isSameHash(answer: unknown, hash: string): boolean {
  return typeof answer === 'string' && answer.toLowerCase() === hash.toLowerCase();
}

/** A mined transaction of the same account. */
export interface MinedTransaction {
  readonly hash: string;
  readonly block: number;
  readonly call: EvmCall;
}

/** A transaction as nodes describe it. */
export interface DescribedTransaction extends Omit<MinedTransaction, 'block'> {
  readonly from: string;
  readonly nonce: number;
  /** As the node returned it, to repeat the call. */
  readonly input: string;
  /** Undefined until it's mined. */
  readonly blockHash: string | undefined;
}

/**
 * Reads the transaction with this hash; undefined if the node doesn't know it. Throws `rpc_failed` if the node returns another
 * transaction, or one that contradicts the receipt.
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

/** Reads a transaction. Undefined for anything else, such as a node's answer about an unknown one. */
export async function readDescribed(answer: unknown): Promise<DescribedTransaction | undefined> {
  const { hash, from, to, value, input, data, nonce, blockHash } = readFields(answer);
  const bytes = input ?? data ?? '0x';
  const [amount, count] = [readHexNumber(value), readHexNumber(nonce)];
  const isReadable =
    is32Bytes(hash) &&
    typeof from === 'string' &&
    (typeof to === 'string' || to === null || to === undefined) &&
    amount !== undefined &&
    isBytes(bytes) &&
    count !== undefined;
  if (!isReadable) return undefined;
  return {
    hash,
    from: from.toLowerCase(),
    nonce: Number(count),
    input: bytes,
    blockHash: is32Bytes(blockHash) ? blockHash.toLowerCase() : undefined,
    call: { to: to?.toLowerCase(), value: amount, data: await shortenData(bytes) },
  };
}
