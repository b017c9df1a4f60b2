import type { EvmAddress } from '../../lib/networks/caip.js';
import { sandboxAccountFactory } from '../contracts/sandboxAccountFactory.js';
import { localClient } from './rpc.js';

/** On every local EVM chain: makes smart accounts with one owner, which sign by ERC-1271. */
export const SANDBOX_ACCOUNT_FACTORY: EvmAddress = '0x5A4db0C0000000000000000000000000ACC00407';

/** Puts the factory on a local chain. */
export async function installAccountFactory(rpcUrl: string): Promise<void> {
  const bytecode = sandboxAccountFactory.deployedBytecode;
  await localClient(rpcUrl).setCode({ address: SANDBOX_ACCOUNT_FACTORY, bytecode });
}
