import type { Block } from '@ethereumjs/block';
import type { AskedCall } from '../readCall.js';
import { transactionRefusal } from '../refusals.js';
import type { GasBudget } from './createGasBudget.js';
import type { TryOut } from './createTrials.js';
import { returnedBy, runTrial } from './runCall.js';

/** The precision of the estimate in thousandths, the same as other nodes'. */
const NEARNESS = 15n;

/**
 * The gas that a call needs as a transaction in a block, whatever its gas price. Throws a node's error if it fails with all of
 * its gas. If the budget is used up, the estimate is less precise.
 */
export async function estimateGas(
  tryOut: TryOut,
  block: Block,
  call: AskedCall,
  budget: GasBudget,
): Promise<bigint> {
  const free = { ...call, maxFee: 0n, priceIn: () => 0n };
  const attempt = (gasOf: () => bigint) =>
    tryOut(async (machine) => {
      // Only now have the earlier calls of a batch spent their gas.
      const gas = gasOf();
      const result = await runTrial(machine, block, free, gas);
      budget.spend(result.totalGasSpent);
      return { gas, result };
    });
  const succeeds = async (gas: bigint) => !(await attempt(() => gas)).result.execResult.exceptionError;
  const { gas: most, result } = await attempt(() => budget.grant(call.gas));
  if (result.execResult.exceptionError?.error === 'out of gas') {
    throw transactionRefusal(`gas required exceeds allowance (${most})`);
  }
  returnedBy(result);
  let least = result.totalGasSpent;
  if (await succeeds(least)) return least;
  // Calls keep back a 64th of the gas, and some is refunded at the end.
  let enough = ((least + result.gasRefund) * 65n) / 64n + 2_300n;
  if (enough > most || !(await succeeds(enough))) enough = most;
  while (!budget.isUsedUp() && (enough - least) * 1_000n > enough * NEARNESS) {
    const middle = (least + enough) / 2n;
    if (await succeeds(middle)) enough = middle;
    else least = middle;
  }
  return enough;
}
