import {
  createWalletClient,
  type Hex,
  type HttpTransport,
  http,
  type PublicActions,
  publicActions,
  type TestActions,
  testActions,
  type WalletClient,
} from 'viem';

type LocalClient = WalletClient<HttpTransport> & PublicActions<HttpTransport> & TestActions;

/** A viem client for one local chain, by URL: reads, test actions, and writes by unlocked accounts. */
export function localClient(rpcUrl: string): LocalClient {
  return createWalletClient({ transport: http(rpcUrl, { retryCount: 0 }), pollingInterval: 20 })
    .extend(publicActions)
    .extend(testActions({ mode: 'anvil' }));
}

/** Waits until a transaction is mined. Throws if it failed. */
export async function mined(client: LocalClient, hash: Hex) {
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new Error(`Transaction ${hash} failed on the local chain`);
  return receipt;
}
