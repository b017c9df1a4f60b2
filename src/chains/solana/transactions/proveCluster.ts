import { WalletModalError } from '../../../lib/errors.js';
import { parseCaipNetworkId } from '../../../lib/networks/caip.js';
import { currentSolanaId } from '../../../lib/solana/deprecatedSolana.js';
import { hasKeyForm } from '../../../lib/solana/keys.js';
import { PROVEN_MS } from '../../../lib/transactions/transactionConstants.js';
import { type SolanaRpcOptions, solanaRequest } from '../solanaRpc.js';

/**
 * Makes sure that the RPC URL leads to the right network: a node of another one knows none of its transactions. `proven` holds
 * the time of the last proof, by network and URL, in ms since 1970. Rejects with `rpc_failed` if the network is another one or
 * unknown; with `aborted` or `rpc_missing`.
 */
export async function proveCluster(
  options: SolanaRpcOptions,
  proven: Map<string, number> = new Map(),
): Promise<void> {
  const { network, clock } = options;
  const request = solanaRequest(options);
  const key = `${network.id} ${network.rpcUrl}`;
  const provenAt = proven.get(key);
  if (provenAt !== undefined && clock.now() - provenAt < PROVEN_MS) return;
  const hash = await request('getGenesisHash', []);
  const told = typeof hash === 'string' && hasKeyForm(hash) ? hash : 'none';
  // A network's reference is the start of its genesis hash.
  const reference = parseCaipNetworkId(currentSolanaId(network.id))?.reference;
  if (reference === undefined || !told.startsWith(reference)) {
    throw new WalletModalError('rpc_failed', 'The RPC URL leads to another network.', {
      details: `It was given for ${network.id}, and its genesis hash is ${told}.`,
    });
  }
  proven.set(key, clock.now());
}
