import { toHex } from '../../lib/evm/hex.js';
import { readEntries } from '../../lib/untrusted/readEntries.js';
import { MOST_ENTRIES, readFields } from '../../lib/untrusted/readFields.js';
import type { RpcRequest } from './rpc.js';

/** The addresses whose native balance other transactions may have changed in a block. */
export interface Sharers {
  /** Takes an address in lower case. */
  has(address: string): boolean;
}

const lower = (value: unknown) => `${value}`.toLowerCase();

/**
 * Finds the addresses whose native balance may have changed in a transaction's block for other reasons than that transaction:
 * they signed another one, are called or named in one, or receive the block's fees or a withdrawal of staked funds. Rejects if
 * the node doesn't return all transactions.
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
  // Contracts may pay any address named in the data of a call.
  const inputs = others.map(({ input }) => lower(input));
  return {
    has: (address) => parties.has(address) || inputs.some((input) => input.includes(address.slice(2))),
  };
}
