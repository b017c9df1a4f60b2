import { MOST_DECIMALS, UNLIMITED } from '../../../lib/account/tokenLimits.js';
import { addressWord, readWord } from '../../../lib/evm/hex.js';
import { ALLOWANCE, DECIMALS } from '../../../lib/evm/tokenFunctions.js';
import { addressOf } from '../../../lib/networks/caip.js';
import type { GivenApproval, LeftApproval } from '../../../lib/transactions/approvalToCheck.js';
import { type RpcOptions, rpcRequest } from '../rpc.js';
import { type ProvenNodes, proveNetwork } from '../transactions/proveNetwork.js';

/**
 * Reads a spender's current allowance of a token. Undefined if it's zero, or if the token doesn't return it. Rejects as
 * `rpcRequest` does.
 */
export async function readLeftApproval(
  { account, token, spender }: GivenApproval,
  options: RpcOptions & { readonly proven: ProvenNodes },
): Promise<LeftApproval | undefined> {
  const request = rpcRequest(options);
  await proveNetwork(request, options, options.proven);
  const read = async (data: string) => readWord(await request('eth_call', [{ to: token, data }, 'latest']));
  const amount = await read(`${ALLOWANCE}${addressWord(addressOf(account))}${addressWord(spender)}`);
  if (!amount) return undefined;
  const decimals = await read(DECIMALS);
  return decimals !== undefined && decimals <= BigInt(MOST_DECIMALS)
    ? { amount: amount === UNLIMITED ? 'unlimited' : amount, decimals: Number(decimals) }
    : undefined;
}
