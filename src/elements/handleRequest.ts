import { connectionAtom, wantedNetworkAtom } from '../atoms/connection.js';
import { servicesAtom } from '../atoms/services.js';
import type { Store } from '../atoms/util/store.js';
import { pageRequestsAtom } from '../atoms/walletAsked.js';
import { addressOf, namespaceOf, toHexChainId } from '../lib/caip.js';
import { type RequestArguments, RpcErrorCode } from '../lib/eip1193.js';
import { rpcError } from './rpcError.js';

/** What wallets show to their person; everything else they answer by themselves. */
const SHOWN_TO_PERSON = /^(personal_|wallet_(?!get)|eth_sign|eth_sendTransaction)/;

/**
 * Answers a request to the element's provider: accounts and network from what is known, asking for accounts opens the
 * modal when nobody is connected, all else goes to the wallet as it is. Rejects as EIP-1193 says: 4001 when the
 * visitor closed the modal, 4900 when no wallet is connected, else with the wallet's own error.
 */
export async function handleRequest(
  store: Store,
  args: RequestArguments,
  connect: () => Promise<unknown>,
): Promise<unknown> {
  if (typeof args?.method !== 'string' || !args.method) throw rpcError(RpcErrorCode.invalidRequest);
  const accounts = () => store.get(connectionAtom)?.accounts.map(addressOf) ?? [];
  if (args.method === 'eth_requestAccounts') {
    await connect().catch((cause) => {
      throw rpcError(RpcErrorCode.userRejected, cause);
    });
    return accounts();
  }
  if (args.method === 'eth_accounts') return accounts();
  const connection = store.get(connectionAtom);
  if (args.method === 'eth_chainId') {
    const network = connection?.network ?? store.get(wantedNetworkAtom);
    if (network && namespaceOf(network) === 'eip155') return toHexChainId(network);
  }
  if (!connection) throw rpcError(RpcErrorCode.disconnected);
  const connector = await store.get(servicesAtom).connectors.open(connection.connector.id);
  if (!SHOWN_TO_PERSON.test(args.method)) return connector.provider.request(args);
  store.set(pageRequestsAtom, (count) => count + 1);
  try {
    return await connector.provider.request(args);
  } finally {
    store.set(pageRequestsAtom, (count) => count - 1);
  }
}
