import { WalletModalError } from '../../../lib/errors.js';
import { toHex } from '../../../lib/evm/hex.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import type { RpcRequest } from '../rpc.js';
import { type MinedTransaction, readCount, readDescribed } from './nodeAnswers.js';

/** How far back blocks are searched. A search halves the span each time, so this is 13 requests. */
const LONGEST_SPAN = 8_192;
/** Nodes that keep no old state keep that of about as many blocks. */
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
 * Finds the transaction of an account with a nonce that is used up, in its block: halves the span of blocks by the
 * account's nonce. Undefined if it lies further back than the node can tell. Rejects as requests do.
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
      // A node that keeps no state of old blocks says so; one that does not answer is asked no more.
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

/** Whether a node answered with an error of its own, instead of not at all. */
function isAnswered(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (typeof (cause as { code?: unknown }).code === 'number') return true;
  }
  return !(error instanceof WalletModalError);
}
