import { encodeFunctionData, erc20Abi, type Hex } from 'viem';
import { MOST_DECIMALS } from '../../lib/account/tokenLimits.js';
import { WalletModalError } from '../../lib/errors.js';
import { readWord } from '../../lib/evm/hex.js';
import type { Amount } from '../connector.js';
import { isAnswer } from './isAnswer.js';
import { readTokenSymbol } from './readTokenText.js';
import type { RpcRequest } from './rpc.js';

/**
 * The balance of an ERC-20 token, with the token's own symbol; '' if it has none. Rejects with `rpc_failed` if the address
 * isn't such a token.
 */
export async function readTokenBalance(
  request: RpcRequest,
  token: string,
  owner: `0x${string}`,
): Promise<Amount> {
  const call = (data: Hex) => request('eth_call', [{ to: token, data }, 'latest']);
  const symbolCall = call(encodeFunctionData({ abi: erc20Abi, functionName: 'symbol' })).catch((error) => {
    if (isAnswer((error as Error).cause)) return undefined;
    throw error;
  });
  const [amount, decimals, symbol] = await Promise.all([
    call(encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })),
    call(encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' })),
    symbolCall,
  ]);
  const places = readWord(decimals);
  const units = readWord(amount);
  if (units === undefined || places === undefined || places > MOST_DECIMALS) {
    throw new WalletModalError('rpc_failed', 'The balance of the token could not be read.', {
      details: `${token} does not answer like an ERC-20 token. Check the "tokens" setting.`,
    });
  }
  return { amount: units, decimals: Number(places), symbol: readTokenSymbol(symbol) ?? '' };
}
