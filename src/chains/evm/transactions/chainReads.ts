import { readHexNumber, toHex } from '../../../lib/evm/hex.js';
import { CLOCK_SLACK_MS } from '../../../lib/transactions/blockFacts.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import type { RpcRequest } from '../rpc.js';
import { type Receipt, readBytes, readCount } from './nodeAnswers.js';

export async function countNonces(
  request: RpcRequest,
  address: string,
  at: 'latest' | 'pending' | number,
): Promise<number> {
  const method = 'eth_getTransactionCount';
  const tag = typeof at === 'number' ? toHex(at) : at;
  return readCount(await request(method, [address, tag]), method);
}

export const usedNonces = (request: RpcRequest, address: string, at: 'latest' | number = 'latest') =>
  countNonces(request, address, at);

export async function newestBlock(request: RpcRequest): Promise<number> {
  return readCount(await request('eth_blockNumber', []), 'eth_blockNumber');
}

/** Reads a block by its number, or the newest one. */
export async function readBlock(request: RpcRequest, tag: 'latest' | number) {
  const method = 'eth_getBlockByNumber';
  const answer = await request(method, [tag === 'latest' ? tag : toHex(tag), false]);
  const { number, hash, timestamp } = readFields(answer, ['number', 'hash', 'timestamp']);
  return {
    number: readCount(number, method),
    hash: `${hash}`.toLowerCase(),
    /** In ms since 1970. */
    madeAt: readCount(timestamp, method) * 1_000,
  };
}

/** The code of an account; `0x` for none. Throws `rpc_failed` if the answer isn't code. */
export async function readCode(request: RpcRequest, address: string): Promise<string> {
  const method = 'eth_getCode';
  const code = await request(method, [address, 'latest']);
  // Some nodes write empty code as a number.
  return code === '0x0' ? '0x' : readBytes(code, method);
}

/** An account's native balance, in base units. Undefined if the node doesn't return it. */
export async function readBalance(request: RpcRequest, address: string): Promise<bigint | undefined> {
  return readHexNumber(await request('eth_getBalance', [address, 'latest']));
}

/**
 * How far a block's time may precede the request, in ms: block times are whole seconds, and some mark the start of the block.
 */
const BLOCK_SLACK_MS = 5_000;

/** Whether a transaction was mined before its request (`older`) or after it (`newer`), as far as clocks tell. */
export type Age = 'older' | 'unclear' | 'newer';

interface Times {
  /** The times of the request and of this check by the device's clock, in ms since 1970. */
  readonly askedAt: number;
  readonly now: number;
  /** When the newest block was made, in ms since 1970. */
  readonly newestAt: number;
}

/** Compares the time of a transaction's block with the time of its request. Rejects as `request` does. */
export async function readAge(
  request: RpcRequest,
  { block, blockHash }: Receipt,
  { askedAt, now, newestAt }: Times,
): Promise<Age> {
  const own = await readBlock(request, block);
  if (own.hash !== blockHash) return 'unclear';
  // No block is from the future, so if the newest one seems to be, this device's clock is slow.
  const early = askedAt + Math.max(0, newestAt - now) - own.madeAt;
  if (early <= BLOCK_SLACK_MS) return 'newer';
  return early > CLOCK_SLACK_MS ? 'older' : 'unclear';
}
