import { connectionsAtom } from '../../atoms/connection.js';
import { servicesAtom } from '../../atoms/hostServices.js';
import type { Store } from '../../atoms/util/store.js';
import type { CaipAddress } from '../../lib/networks/caip.js';
import type { Eip1193Provider } from '../../lib/requests/eip1193.js';

/** The connected EVM wallet, if it has the account. Used for networks without an RPC URL. */
export async function walletOf(store: Store, account: CaipAddress): Promise<Eip1193Provider | undefined> {
  const connection = store.get(connectionsAtom).eip155;
  if (!connection?.accounts.includes(account)) return undefined;
  return (await store.get(servicesAtom).connectors.open(connection.connector.id)).provider;
}
