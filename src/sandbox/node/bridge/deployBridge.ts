import { encodeDeployData, getContractAddress, parseUnits } from 'viem';
import type { EvmAddress } from '../../../lib/networks/caip.js';
import { sandboxBridge } from '../../contracts/sandboxBridge.js';
import { SANDBOX_TOKENS } from '../../evmTokens.js';
import { priceInCents } from '../chainApi/prices.js';
import { localClient, mined } from '../rpc.js';

/** Deploys the bridge with nonce 0, and pays out transfers. It isn't a sandbox account. */
export const BRIDGE_OPERATOR: EvmAddress = '0x976EA74026E726554dB657fA54763abd0C3a0aa9';

/** The bridge's contract on every local EVM chain. */
export const SANDBOX_BRIDGE: EvmAddress = getContractAddress({ from: BRIDGE_OPERATOR, nonce: 0n });

/** The value of its native currency, in cents. */
const NATIVE_WORTH = 100_000_000n;

/**
 * Deploys the bridge's contract on a chain, where it already has its tokens, with native currency worth a million dollars.
 * `symbol` is the native currency's. `chains` are the numbers of the other chains.
 */
export async function deployBridge(rpcUrl: string, symbol: string, chains: readonly number[]): Promise<void> {
  const client = localClient(rpcUrl);
  const value = (NATIVE_WORTH * parseUnits('1', 18)) / priceInCents({ symbol });
  // Includes some for the gas of payouts.
  await client.setBalance({ address: BRIDGE_OPERATOR, value: value + parseUnits('100', 18) });
  const { abi, bytecode } = sandboxBridge;
  const tokens = SANDBOX_TOKENS.map(({ address }) => address);
  const data = encodeDeployData({ abi, bytecode, args: [BRIDGE_OPERATOR, chains.map(BigInt), tokens] });
  await mined(client, await client.sendTransaction({ account: BRIDGE_OPERATOR, chain: null, data, value }));
}
