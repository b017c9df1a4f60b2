import { createWalletClient, type Hex, http, publicActions, testActions } from 'viem';

/** A viem client for one local chain, given by its URL: reads, test actions, and writes by unlocked accounts. */
export function localClient(rpcUrl: string) {
  return createWalletClient({ transport: http(rpcUrl, { retryCount: 0 }), pollingInterval: 20 })
    .extend(publicActions)
    .extend(testActions({ mode: 'anvil' }));
}

/** Waits until a transaction is in a block. Throws when it failed there. */
export async function mined(client: ReturnType<typeof localClient>, hash: Hex) {
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new Error(`Transaction ${hash} failed on the local chain`);
  return receipt;
}
