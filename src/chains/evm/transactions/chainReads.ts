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

/** A block, by its number or as the newest. */
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

/** The code of an account; `0x` for none. Throws `rpc_failed` for what is no code. */
export async function readCode(request: RpcRequest, address: string): Promise<string> {
  const method = 'eth_getCode';
  const code = await request(method, [address, 'latest']);
  // Some nodes write none as a number.
  return code === '0x0' ? '0x' : readBytes(code, method);
}

/** The native currency that an account has, in base units. Undefined if the node does not tell it. */
export async function readBalance(request: RpcRequest, address: string): Promise<bigint | undefined> {
  return readHexNumber(await request('eth_getBalance', [address, 'latest']));
}

/** How far a block's time may lie before the wallet was asked: blocks tell whole seconds, some of when they were begun. */
const BLOCK_SLACK_MS = 5_000;

/** When a transaction came into a block, as far as clocks tell: `older` than its request, or perhaps. */
export type Age = 'older' | 'unclear' | 'newer';

interface Times {
  /** When the wallet was asked, and now, by this device, in ms since 1970. */
  readonly askedAt: number;
  readonly now: number;
  /** When the newest block was made, in ms since 1970. */
  readonly newestAt: number;
}

/** Compares the time of a transaction's block with the time at which a wallet was asked. Rejects as requests do. */
export async function readAge(
  request: RpcRequest,
  { block, blockHash }: Receipt,
  { askedAt, now, newestAt }: Times,
): Promise<Age> {
  const own = await readBlock(request, block);
  if (own.hash !== blockHash) return 'unclear';
  // No block is from the future, so the clock of this device is behind.
  const early = askedAt + Math.max(0, newestAt - now) - own.madeAt;
  if (early <= BLOCK_SLACK_MS) return 'newer';
  return early > CLOCK_SLACK_MS ? 'older' : 'unclear';
}
