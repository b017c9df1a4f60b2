import { isBytes, readHexNumber } from '../../../lib/evm/hex.js';
import type { BlockFacts } from '../../../lib/transactions/blockFacts.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { type RpcOptions, rpcRequest } from '../rpc.js';
import { readBlock } from './chainReads.js';
import { type Cost, type Receipt, readReceipt, wholeCost } from './nodeAnswers.js';
import { type ProvenNodes, proveNetwork } from './proveNetwork.js';

type Paid = Receipt & { readonly hash: string };

interface BlockFactsOptions extends RpcOptions {
  readonly proven: ProvenNodes;
}

/**
 * Reads the time of the last transaction's block and the fees that the account paid. Undefined until all of them are mined.
 * Rejects as `rpcRequest` does.
 */
export async function readBlockFacts(
  hashes: readonly string[],
  address: string,
  options: BlockFactsOptions,
): Promise<BlockFacts | undefined> {
  const request = rpcRequest(options);
  await proveNetwork(request, options, options.proven);
  const receipts: Paid[] = [];
  let last: Paid | undefined;
  for (const hash of hashes) {
    const receipt = readReceipt(await request('eth_getTransactionReceipt', [hash]), hash);
    if (!receipt) return undefined;
    const paid = { ...receipt, hash };
    receipts.push(paid);
    if (!last || paid.block > last.block) last = paid;
  }
  if (!last) return undefined;
  const { hash, madeAt } = await readBlock(request, last.block);
  const limits: Limits = (one) => request('eth_getTransactionByHash', [one]);
  return {
    minedAt: hash === last.blockHash ? madeAt : undefined,
    fee: await feeOf(receipts, address, limits),
  };
}

type Limits = (hash: string) => Promise<unknown>;

async function feeOf(receipts: readonly Paid[], address: string, limits: Limits): Promise<BlockFacts['fee']> {
  if (receipts.some(({ from }) => from === undefined)) return undefined;
  const own = receipts.filter(({ from }) => from === address.toLowerCase());
  if (own.length === 0) return 'other';
  if (own.length < receipts.length) return undefined;
  let sum = 0n;
  for (const { hash, cost } of own) {
    if (!cost || !isPossible(cost, readFields(await limits(hash)))) return undefined;
    sum += wholeCost(cost);
  }
  return sum;
}

/** The most that a byte of data can cost on the underlying layer, in base units: far above any price so far. */
const MOST_A_BYTE = 10n ** 15n;
/** The size of a transaction without its data, in bytes. */
const ENVELOPE = 200n;

/** Whether a transaction with these limits can have cost this much. False if its fee was paid in a token. */
function isPossible({ gas, price, more }: Cost, transaction: Record<string, unknown>): boolean {
  const { gas: gasLimit, maxFeePerGas, gasPrice, input, feeCurrency } = transaction;
  const most = readHexNumber(gasLimit);
  const mostPrice = readHexNumber(maxFeePerGas ?? gasPrice);
  if (most === undefined || mostPrice === undefined || !isBytes(input)) return false;
  if (feeCurrency !== undefined && feeCurrency !== null) return false;
  const bytes = BigInt(input.length / 2) + ENVELOPE;
  return gas > 0n && gas <= most && price <= mostPrice && more <= bytes * MOST_A_BYTE;
}
