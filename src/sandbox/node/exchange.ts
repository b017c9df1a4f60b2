import { encodeDeployData, erc20Abi, getContractAddress, parseUnits } from 'viem';
import type { EvmAddress } from '../../lib/networks/caip.js';
import { sandboxExchange } from '../contracts/sandboxExchange.js';
import { SANDBOX_TOKENS } from '../evmTokens.js';
import { priceInCents } from './chainApi/prices.js';
import { localClient, mined } from './rpc.js';

/** Deploys with nonce 0. It is neither a sandbox account nor the deployer of the tokens. */
const FOUNDER: EvmAddress = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955';

/** The exchange of every local EVM chain: a pool of the native currency for each token. */
export const SANDBOX_EXCHANGE: EvmAddress = getContractAddress({ from: FOUNDER, nonce: 0n });

/**
 * Deploys the exchange, which already has its tokens, with native currency of the same value for each. `symbol` is the native
 * currency's.
 */
export async function deployExchange(rpcUrl: string, symbol: string): Promise<void> {
  const client = localClient(rpcUrl);
  const tokens = SANDBOX_TOKENS.map(({ address }) => address);
  const natives = await Promise.all(
    SANDBOX_TOKENS.map(async (token) => {
      const held = await client.readContract({
        address: token.address,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [SANDBOX_EXCHANGE],
      });
      const wei = parseUnits('1', 18) * held * priceInCents(token);
      return wei / (parseUnits('1', token.decimals) * priceInCents({ symbol }));
    }),
  );
  const value = natives.reduce((sum, one) => sum + one, 0n);
  // Includes some for the gas.
  await client.setBalance({ address: FOUNDER, value: value + parseUnits('100', 18) });
  const { abi, bytecode } = sandboxExchange;
  const data = encodeDeployData({ abi, bytecode, args: [tokens, natives] });
  await mined(client, await client.sendTransaction({ account: FOUNDER, chain: null, data, value }));
}
