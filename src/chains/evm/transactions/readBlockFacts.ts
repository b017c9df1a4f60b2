import type { BlockFacts } from '../../../lib/transactions/blockFacts.js';
import { type RpcOptions, rpcRequest } from '../rpc.js';
import { readBlock } from './chainReads.js';
import { type Receipt, readReceipt } from './nodeAnswers.js';
import { type ProvenNodes, proveNetwork } from './proveNetwork.js';

interface BlockFactsOptions extends RpcOptions {
  readonly proven: ProvenNodes;
}

/**
 * Reads when transactions came into a block, and what their account has paid for them. Undefined while one of them is in no
 * block. Rejects as `rpcRequest` does.
 */
export async function readBlockFacts(
  hashes: readonly string[],
  address: string,
  options: BlockFactsOptions,
): Promise<BlockFacts | undefined> {
  const request = rpcRequest(options);
  await proveNetwork(request, options, options.proven);
  const receipts: Receipt[] = [];
  let last: Receipt | undefined;
  for (const hash of hashes) {
    const receipt = readReceipt(await request('eth_getTransactionReceipt', [hash]), hash);
    if (!receipt) return undefined;
    receipts.push(receipt);
    if (!last || receipt.block > last.block) last = receipt;
  }
  if (!last) return undefined;
  const { hash, madeAt } = await readBlock(request, last.block);
  return { minedAt: hash === last.blockHash ? madeAt : undefined, fee: feeOf(receipts, address) };
}

function feeOf(receipts: readonly Receipt[], address: string): BlockFacts['fee'] {
  if (receipts.some(({ from }) => from === undefined)) return undefined;
  const own = receipts.filter(({ from }) => from === address.toLowerCase());
  if (own.length === 0) return 'other';
  if (own.length < receipts.length) return undefined;
  let sum = 0n;
  for (const { fee } of own) {
    if (fee === undefined) return undefined;
    sum += fee;
  }
  return sum;
}
