import { is32Bytes } from '../../lib/evm/hex.js';
import { invalidParamsError } from '../rpcError.js';
import { asObject, asQuantity } from '../wallet/params.js';
import type { Ledger, MinedBlock } from './createLedger.js';
import { blockRefusal, unknownBlockRefusal } from './refusals.js';

const LATEST: ReadonlySet<unknown> = new Set([undefined, null, 'latest', 'pending', 'safe', 'finalized']);

/** The number of a block, given by number or name. `pending` is the latest one: waiting transactions are in no block yet. */
export function readBlockNumber({ latest }: Ledger, value: unknown): bigint {
  if (LATEST.has(value)) return latest().block.header.number;
  if (value === 'earliest') return 0n;
  return asQuantity(value, 'the block') ?? 0n;
}

/** The block with this number, name or hash (EIP-1898). Undefined if there is none. */
export function findBlock(ledger: Ledger, value: unknown): MinedBlock | undefined {
  if (typeof value === 'object' && value !== null) {
    const { blockHash, blockNumber } = asObject(value, 'the block');
    if (blockHash === undefined) return findBlock(ledger, blockNumber);
    if (!is32Bytes(blockHash)) throw invalidParamsError('expected "blockHash" to be 32 bytes');
    return ledger.block(blockHash.toLowerCase());
  }
  return ledger.blocks[Number(readBlockNumber(ledger, value))];
}

/** Like `findBlock`. Throws a node's error if there is none. */
export function existingBlock(ledger: Ledger, value: unknown): MinedBlock {
  const found = findBlock(ledger, value);
  if (found) return found;
  const isNamed = typeof value !== 'object' || value === null;
  const { blockHash, blockNumber } = isNamed
    ? { blockHash: undefined, blockNumber: value }
    : asObject(value, 'the block');
  if (blockHash !== undefined) throw unknownBlockRefusal();
  throw blockRefusal(ledger.blocks.length - 1, readBlockNumber(ledger, blockNumber));
}
