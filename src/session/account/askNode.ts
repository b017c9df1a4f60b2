import { connectionsAtom } from '../../atoms/connection.js';
import type { Services } from '../../atoms/hostServices.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import { WalletModalError } from '../../lib/errors.js';
import { loadPart } from '../../lib/loadPart.js';
import { type CaipNetworkId, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { methodKind } from '../../lib/requests/methodKind.js';

export interface NodeQuestion {
  readonly network: CaipNetworkId;
  readonly method: string;
  readonly params: readonly unknown[];
  readonly signal: AbortSignal;
}

/**
 * Makes a request for an account source: to the site's node of a network, or to the connected wallet if it is on that EVM
 * network. Only reads are allowed; any other method rejects with `method_not_supported`. Rejects with `rpc_missing`,
 * `rpc_failed`, `aborted`, `load_failed`.
 */
export async function askNode(
  store: Store,
  { connectors, clock }: Pick<Services, 'connectors' | 'clock'>,
  { network: id, method, params, signal }: NodeQuestion,
): Promise<unknown> {
  const namespace = spokenNamespaceOf(id);
  const network = store.get(describeNetworkAtom)(id);
  if (namespace === 'solana') {
    // The table lists the methods that our own code uses, and one of them sends transactions.
    if (methodKind(method) !== 'solanaNode' || method === 'sendTransaction') throw notRead(method);
    const { solanaRequest } = await loadPart(import('../../chains/solana/solanaRpc.js'));
    return solanaRequest({ network, clock, signal })(method as 'getBalance', params);
  }
  if (methodKind(method) !== 'read') throw notRead(method);
  const connection = store.get(connectionsAtom)[namespace];
  // On another network, the wallet would answer for its own.
  const connector = connection?.network === id ? await connectors.open(connection.connector.id) : undefined;
  const { rpcRequest } = await loadPart(import('../../chains/evm/rpc.js'));
  return rpcRequest({ network, wallet: connector?.provider, clock, signal })(method, params);
}

const notRead = (method: string) =>
  new WalletModalError('method_not_supported', 'A source of accounts may only read.', {
    details: `It asked for ${method.slice(0, 100)}.`,
  });
