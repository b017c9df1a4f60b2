import type { Block } from '@ethereumjs/block';
import type { VM } from '@ethereumjs/vm';
import type { AskedCall } from '../readCall.js';
import { transactionRefusal } from '../refusals.js';
import { returnedBy, runUnpaid } from './runCall.js';

/** How near the estimate comes to the least gas, in thousandths, as with other nodes. */
const NEARNESS = 15n;

/** The gas that a call takes as a transaction after a block. Throws the error of nodes if it fails with all that it may use. */
export async function estimateGas(
  tryOut: <Result>(work: (machine: VM) => Promise<Result>) => Promise<Result>,
  block: Block,
  call: AskedCall,
): Promise<bigint> {
  const most = call.gas ?? block.header.gasLimit;
  const attempt = (gas: bigint) => tryOut((machine) => runUnpaid(machine, block, call, gas));
  const succeeds = async (gas: bigint) => !(await attempt(gas)).execResult.exceptionError;
  const result = await attempt(most);
  if (result.execResult.exceptionError?.error === 'out of gas') {
    throw transactionRefusal(`gas required exceeds allowance (${most})`);
  }
  returnedBy(result);
  let least = result.totalGasSpent;
  if (await succeeds(least)) return least;
  // Calls keep back a 64th of the gas, and give some back at the end.
  let enough = ((least + result.gasRefund) * 65n) / 64n + 2_300n;
  if (enough > most || !(await succeeds(enough))) enough = most;
  while ((enough - least) * 1_000n > enough * NEARNESS) {
    const middle = (least + enough) / 2n;
    if (await succeeds(middle)) enough = middle;
    else least = middle;
  }
  return enough;
}
