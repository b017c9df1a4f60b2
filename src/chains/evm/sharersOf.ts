import { toHex } from '../../lib/evm/hex.js';
import { readEntries } from '../../lib/untrusted/readEntries.js';
import { MOST_ENTRIES, readFields } from '../../lib/untrusted/readFields.js';
import type { RpcRequest } from './rpc.js';

/**
 * Those who signed the other transactions of a transaction's block, or were called by them, in lower case: these may have moved
 * their native currency, too. Rejects if the node does not tell all of them.
 */
export async function sharersOf(
  { hash, block }: { readonly hash: string; readonly block: number },
  request: RpcRequest,
): Promise<ReadonlySet<string>> {
  const { transactions } = readFields(await request('eth_getBlockByNumber', [toHex(block), true]));
  const all = (readEntries(transactions) ?? []).map((entry) => {
    const fields = readFields(entry, ['hash', 'from', 'to']);
    return [fields.hash, fields.from, fields.to].map((one) => `${one}`.toLowerCase());
  });
  const others = all.filter(([one]) => one !== hash.toLowerCase());
  if (others.length !== all.length - 1 || all.length === MOST_ENTRIES) throw new TypeError('No block.');
  return new Set(others.flatMap(([, ...parties]) => parties));
}
