import { whileAsked } from '../atoms/connecting/walletAsked.js';
import { wantedNetworkAtom } from '../atoms/connection.js';
import { servicesAtom } from '../atoms/hostServices.js';
import { configAtom } from '../atoms/siteConfig.js';
import { isHeldBackAtom, sharedConnectionsAtom } from '../atoms/siwe/siweVisit.js';
import type { Store } from '../atoms/util/store.js';
import { loadPart } from '../lib/loadPart.js';
import { addressOf, namespaceOf, toHexChainId } from '../lib/networks/caip.js';
import { type RequestArguments, RpcErrorCode } from '../lib/requests/eip1193.js';
import { mayAskPerson } from '../lib/requests/methodKind.js';
import { toProviderError } from '../lib/requests/providerError.js';
import { rpcError } from './rpcError.js';

/** The methods that send a transaction. */
const SENDING: ReadonlySet<string> = new Set(['eth_sendTransaction', 'wallet_sendCalls']);

/** Whether a permission request (EIP-2255) is for accounts only. */
function asksForAccountsOnly(params: RequestArguments['params']): boolean {
  const [wanted] = (Array.isArray(params) ? params : []) as unknown[];
  return typeof wanted === 'object' && wanted !== null && Object.keys(wanted).join() === 'eth_accounts';
}

/** The permission that a connection implies, in the format of wallets (EIP-2255). */
const accountsPermission = (accounts: readonly string[]) => ({
  invoker: location.origin,
  parentCapability: 'eth_accounts',
  caveats: [{ type: 'restrictReturnedAccounts', value: accounts }],
});

/**
 * Answers a request to the element's provider. Accounts and network come from our state. Requests for accounts, or for
 * permission to see them, open the modal if no wallet is connected. Everything else goes to the wallet unchanged. Rejects
 * according to EIP-1193: 4001 if the visitor closed the modal, 4900 if no wallet is connected, 4100 if the visitor must sign in
 * first, otherwise with the wallet's own error, or -32603 if that has no code.
 */
export async function handleRequest(
  store: Store,
  args: RequestArguments,
  connect: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await answer(store, args, connect);
  } catch (thrown) {
    throw toProviderError(thrown);
  }
}

async function answer(
  store: Store,
  args: RequestArguments,
  connect: () => Promise<unknown>,
): Promise<unknown> {
  if (typeof args?.method !== 'string' || !args.method) throw rpcError(RpcErrorCode.invalidRequest);
  const connected = () => store.get(sharedConnectionsAtom).eip155;
  const accounts = () => connected()?.accounts.map(addressOf) ?? [];
  const connectFirst = () =>
    connect().catch((cause) => {
      throw rpcError(RpcErrorCode.userRejected, cause);
    });
  if (args.method === 'eth_requestAccounts') {
    await connectFirst();
    return accounts();
  }
  if (args.method === 'wallet_requestPermissions' && !connected()) {
    await connectFirst();
    // Connecting has shared the accounts, so the wallet need not ask again.
    if (asksForAccountsOnly(args.params)) return [accountsPermission(accounts())];
  }
  if (args.method === 'eth_accounts') return accounts();
  const connection = connected();
  if (args.method === 'eth_chainId') {
    const network = connection?.network ?? store.get(wantedNetworkAtom);
    if (network && namespaceOf(network) === 'eip155') return toHexChainId(network);
  }
  if (store.get(isHeldBackAtom)) throw rpcError(RpcErrorCode.unauthorized);
  const wallet =
    connection && (await store.get(servicesAtom).connectors.open(connection.connector.id)).provider;
  if (!wallet) throw rpcError(RpcErrorCode.disconnected);
  if (!mayAskPerson(args.method)) return wallet.request(args);
  const ask = () => whileAsked(store, () => wallet.request(args));
  if (!store.get(configAtom).trackTransactions || !SENDING.has(args.method)) return ask();
  // Load it before the request: if the browser were offline afterwards, the outcome would be lost.
  const { trackRequest } = await loadPart(import('./transactions/trackRequest.js'));
  return trackRequest(store, args, connection, ask);
}
