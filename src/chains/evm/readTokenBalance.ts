import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex } from 'viem';
import { WalletModalError } from '../../lib/errors.js';
import { safeName } from '../../lib/untrusted/sanitize.js';
import type { Amount } from '../connector.js';
import type { RpcRequest } from './rpc.js';

/** The balance of an ERC-20 token. Rejects with `rpc_failed` if the address is not such a token. */
export async function readTokenBalance(
  request: RpcRequest,
  token: string,
  owner: `0x${string}`,
): Promise<Amount> {
  const call = async (data: Hex) => (await request('eth_call', [{ to: token, data }, 'latest'])) as Hex;
  try {
    const [amount, decimals, symbol] = await Promise.all([
      call(encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })),
      call(encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' })),
      call(encodeFunctionData({ abi: erc20Abi, functionName: 'symbol' })),
    ]);
    return {
      amount: decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data: amount }),
      decimals: decodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', data: decimals }),
      symbol:
        safeName(decodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', data: symbol }), 12) ?? '',
    };
  } catch (error) {
    if (error instanceof WalletModalError) throw error;
    throw new WalletModalError('rpc_failed', 'The balance of the token could not be read.', {
      details: `${token} does not answer like an ERC-20 token. Check the "tokens" setting.`,
      cause: error,
    });
  }
}
