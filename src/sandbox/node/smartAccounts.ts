import type { EvmAddress } from '../../lib/networks/caip.js';
import { sandboxAccountFactory } from '../contracts/sandboxAccountFactory.js';
import { sandboxBatchAccount } from '../contracts/sandboxBatchAccount.js';
import { SANDBOX_BATCH_ACCOUNT } from '../wallet/batchAccount.js';
import { localClient } from './rpc.js';

/** The factory on every local EVM chain for smart accounts with one owner and ERC-1271 signatures. */
export const SANDBOX_ACCOUNT_FACTORY: EvmAddress = '0x5A4db0C0000000000000000000000000ACC00407';

/** Installs the factory and the batch contract for delegation on a local chain. */
export async function installAccounts(rpcUrl: string): Promise<void> {
  const client = localClient(rpcUrl);
  await client.setCode({
    address: SANDBOX_ACCOUNT_FACTORY,
    bytecode: sandboxAccountFactory.deployedBytecode,
  });
  await client.setCode({ address: SANDBOX_BATCH_ACCOUNT, bytecode: sandboxBatchAccount.deployedBytecode });
}
