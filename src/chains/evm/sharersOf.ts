import { toHex } from '../../lib/evm/hex.js';
import { readEntries } from '../../lib/untrusted/readEntries.js';
import { MOST_ENTRIES, readFields } from '../../lib/untrusted/readFields.js';
import type { RpcRequest } from './rpc.js';

/** Whose native currency others may have moved in a block. */
export interface Sharers {
  /** An address, in lower case. */
  has(address: string): boolean;
}

const lower = (value: unknown) => `${value}`.toLowerCase();

/**
 * Those whose native currency may have been moved in a transaction's block by something else than that transaction: they have
 * signed another one, or are called or named in one, or get the block's fees or a payout of its stakers. Rejects if the node
 * does not tell all transactions.
 */
export async function sharersOf(
  { hash, block }: { readonly hash: string; readonly block: number },
  request: RpcRequest,
): Promise<Sharers> {
  const told = readFields(await request('eth_getBlockByNumber', [toHex(block), true]));
  const all = (readEntries(told.transactions) ?? []).map((entry) => readFields(entry));
  const others = all.filter((one) => lower(one.hash) !== hash.toLowerCase());
  if (others.length !== all.length - 1 || all.length === MOST_ENTRIES) throw new TypeError('No block.');
  const paid = (readEntries(told.withdrawals) ?? []).map((entry) => readFields(entry).address);
  const parties = new Set([told.miner, ...paid, ...others.flatMap(({ from, to }) => [from, to])].map(lower));
  // Contracts pay those whom the data of a call names.
  const inputs = others.map(({ input }) => lower(input));
  return {
    has: (address) => parties.has(address) || inputs.some((input) => input.includes(address.slice(2))),
  };
}
