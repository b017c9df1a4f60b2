import { WalletModalError } from '../../../lib/errors.js';
import { toHex } from '../../../lib/evm/hex.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import type { RpcRequest } from '../rpc.js';
import { type MinedTransaction, readCount, readDescribed } from './nodeAnswers.js';

/** The longest span of blocks that is searched. Binary search, so it takes 13 requests. */
const LONGEST_SPAN = 8_192;
/** Nodes without an archive keep the state of about this many blocks. */
const SHORT_SPAN = 120;

export interface MinedSearch {
  /** In lower case. */
  readonly address: string;
  readonly nonce: number;
  /** The newest block. */
  readonly head: number;
  /** A block in which the nonce was still free, if one is known. */
  readonly since: number | undefined;
}

/**
 * Finds the mined transaction of an account with a nonce that is already used, by binary search over the account's nonce at
 * each block. Undefined if it's further back than the node can tell. Rejects as `request` does.
 */
export async function findMined(
  request: RpcRequest,
  { address, nonce, head, since }: MinedSearch,
): Promise<MinedTransaction | undefined> {
  const usedAt = async (block: number) =>
    readCount(await request('eth_getTransactionCount', [address, toHex(block)]), 'eth_getTransactionCount');
  const spans = [Math.min(head - (since ?? 0), LONGEST_SPAN), SHORT_SPAN];
  for (const span of spans) {
    let free = Math.max(head - span, 0);
    let used = head;
    try {
      if ((await usedAt(free)) > nonce) return undefined;
      while (used - free > 1) {
        const middle = Math.floor((free + used) / 2);
        if ((await usedAt(middle)) > nonce) used = middle;
        else free = middle;
      }
      return await findInBlock(request, { address, nonce }, used);
    } catch (error) {
      // A node without old state says so. A node that doesn't answer isn't asked again.
      if (!isAnswered(error) || span <= SHORT_SPAN) throw error;
    }
  }
  return undefined;
}

async function findInBlock(
  request: RpcRequest,
  { address, nonce }: Pick<MinedSearch, 'address' | 'nonce'>,
  block: number,
): Promise<MinedTransaction | undefined> {
  const answer = await request('eth_getBlockByNumber', [toHex(block), true]);
  const transactions = readEntries(readFields(answer, ['transactions']).transactions) ?? [];
  for (const entry of transactions) {
    const { from, nonce: written } = readFields(entry, ['from', 'nonce']);
    if (`${from}`.toLowerCase() !== address || Number(written) !== nonce) continue;
    const found = await readDescribed(entry);
    return found && { hash: found.hash, block, call: found.call };
  }
  return undefined;
}

/** Whether the node answered with an error, rather than not at all. */
function isAnswered(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (typeof (cause as { code?: unknown }).code === 'number') return true;
  }
  return !(error instanceof WalletModalError);
}
