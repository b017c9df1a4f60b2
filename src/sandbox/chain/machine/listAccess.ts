import type { Block } from '@ethereumjs/block';
import { getActivePrecompiles } from '@ethereumjs/evm';
import { toHex } from '../../../lib/evm/hex.js';
import type { AccessListItem, AskedCall } from '../readCall.js';
import type { GasBudget } from './createGasBudget.js';
import type { TryOut } from './createTrials.js';
import { returnedBy, runTrial } from './runCall.js';

/** The access list of a call, and the gas that it uses with that list. Throws a node's error if it fails. */
export async function listAccess(
  tryOut: TryOut,
  block: Block,
  call: AskedCall,
  budget: GasBudget,
): Promise<{ readonly accessList: readonly AccessListItem[]; readonly gasUsed: string }> {
  const run = (asked: AskedCall) =>
    tryOut(async (machine) => {
      const result = await runTrial(machine, block, asked, budget.grant(asked.gas));
      budget.spend(result.totalGasSpent);
      returnedBy(result);
      return result;
    });
  const { accessList: accessed = [], createdAddress } = await run(call);
  // These accounts are accessed anyway.
  const known = new Set([
    call.from.toLowerCase(),
    (call.to ?? createdAddress?.toString())?.toLowerCase(),
    block.header.coinbase.toString(),
    ...Array.from(getActivePrecompiles(block.common).keys(), (address) => `0x${address}`),
  ]);
  const accessList = accessed
    .filter(({ address, storageKeys }) => storageKeys.length > 0 || !known.has(address))
    .map(({ address, storageKeys }) => ({ address, storageKeys }));
  const { totalGasSpent } = await run({ ...call, accessList });
  return { accessList, gasUsed: toHex(totalGasSpent) };
}
