import type { EvmAddress } from '../../lib/networks/caip.js';
import { DEPLOYER, SANDBOX_TOKENS, tokenDeployments } from '../evmTokens.js';
import { localClient, mined } from './rpc.js';

/** Sells crypto in the sandbox from its own tokens. It isn't a sandbox account either. */
export const SANDBOX_SELLER: EvmAddress = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc';

/** Deploys the tokens on a new chain and gives each holder its share. */
export async function deployTokens(rpcUrl: string, holders: readonly EvmAddress[]) {
  const client = localClient(rpcUrl);
  for (const data of tokenDeployments(holders)) {
    const hash = await client.sendTransaction({ account: DEPLOYER, chain: null, data });
    await mined(client, hash);
  }
  return SANDBOX_TOKENS;
}
