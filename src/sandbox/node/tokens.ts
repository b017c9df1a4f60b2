import { encodeDeployData, getContractAddress, parseUnits } from 'viem';
import type { EvmAddress } from '../../lib/networks/caip.js';
import type { SandboxToken } from '../chains.js';
import { sandboxToken } from '../contracts/sandboxToken.js';
import { localClient, mined } from './rpc.js';

/** Deploys from nonce 0, so that the addresses are always the same. Not a sandbox account. */
export const DEPLOYER: EvmAddress = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

/** Sells crypto in the sandbox, and has tokens for that. Not a sandbox account either. */
export const SANDBOX_SELLER: EvmAddress = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc';

const TOKENS = [
  { name: 'Sandbox Dollar', symbol: 'SUSD', decimals: 6, amountEach: '10000' },
  { name: 'Sandbox Token', symbol: 'SBX', decimals: 18, amountEach: '2500' },
] as const;

/** The tokens of every local chain, with their addresses. */
export const SANDBOX_TOKENS: readonly SandboxToken[] = TOKENS.map(({ name, symbol, decimals }, index) => ({
  address: getContractAddress({ from: DEPLOYER, nonce: BigInt(index) }),
  name,
  symbol,
  decimals,
}));

/** Deploys the tokens on a new chain and gives each holder its share. */
export async function deployTokens(rpcUrl: string, holders: readonly EvmAddress[]) {
  const client = localClient(rpcUrl);
  for (const { name, symbol, decimals, amountEach } of TOKENS) {
    const data = encodeDeployData({
      abi: sandboxToken.abi,
      bytecode: sandboxToken.bytecode,
      args: [name, symbol, decimals, holders, parseUnits(amountEach, decimals)],
    });
    const hash = await client.sendTransaction({ account: DEPLOYER, chain: null, data });
    await mined(client, hash);
  }
  return SANDBOX_TOKENS;
}
