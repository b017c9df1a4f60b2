import { ASSUMED_GAS } from '../../../lib/swap/swapConstants.js';
import type { SwapCosts } from '../../../lib/swap/swapping.js';
import { type RpcOptions, rpcRequest } from '../rpc.js';
import { readDataFee } from '../sending/dataFees.js';
import { readGasPrices } from '../sending/gasPrices.js';

/** The gas of the cheapest possible transaction. */
const LEAST_GAS = 21_000n;
/** Data as long as that of most swaps: 1,000 bytes. */
const ASSUMED_DATA = `0x${'ff'.repeat(1_000)}` as const;

/**
 * Estimates the cost of a swap before it's built, with the margins of built ones. Rejects with `rpc_failed`, `rpc_missing` or
 * `aborted`.
 */
export async function readSwapCosts(options: RpcOptions): Promise<SwapCosts> {
  const gas = ASSUMED_GAS + ASSUMED_GAS / 5n;
  const [{ highest }, { fee }] = await Promise.all([
    readGasPrices(options),
    readDataFee(rpcRequest(options), options.network.id, { data: ASSUMED_DATA }, gas),
  ]);
  return { price: highest, least: LEAST_GAS * highest, reserve: gas * highest + fee + fee / 4n };
}
