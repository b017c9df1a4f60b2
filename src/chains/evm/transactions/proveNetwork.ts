import { WalletModalError } from '../../../lib/errors.js';
import { readEvmChainId } from '../../../lib/networks/caip.js';
import { PROVEN_MS } from '../../../lib/transactions/transactionConstants.js';
import type { RpcOptions, RpcRequest } from '../rpc.js';

/** The times at which nodes confirmed their network, by network and URL, in ms since 1970. */
export type ProvenNodes = Map<string, number>;

/**
 * Makes sure that a node is on the expected network before its answers count: a node of another network knows none of its
 * transactions. A wallet may switch networks at any time, so it's asked every time. Rejects with `rpc_failed` if the node is on
 * another network, otherwise as `request` does.
 */
export async function proveNetwork(
  request: RpcRequest,
  { network, clock }: Pick<RpcOptions, 'network' | 'clock'>,
  proven: ProvenNodes,
): Promise<void> {
  const { id, rpcUrl } = network;
  const key = `${id} ${rpcUrl}`;
  const provenAt = proven.get(key);
  if (rpcUrl && provenAt !== undefined && clock.now() - provenAt < PROVEN_MS) return;
  const answer = await request('eth_chainId', []);
  if (readEvmChainId(answer) !== id) {
    throw new WalletModalError('rpc_failed', 'The RPC URL leads to another network.', {
      details: `eth_chainId did not answer the one of ${id}.`,
    });
  }
  if (rpcUrl) proven.set(key, clock.now());
}
