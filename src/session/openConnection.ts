import { type Connection, connectionsAtom } from '../atoms/connection.js';
import type { Services } from '../atoms/hostServices.js';
import type { Store } from '../atoms/util/store.js';
import type { Connector } from '../chains/connector.js';
import { WalletModalError } from '../lib/errors.js';
import { type CaipAddress, networkOf, spokenNamespaceOf } from '../lib/networks/caip.js';

/**
 * The connection of an account's namespace with its connector. It need not be the active one: while code loads, the
 * visitor may turn to another wallet. Rejects with `not_connected` if none is connected there.
 */
export async function openConnection(
  store: Store,
  { connectors }: Pick<Services, 'connectors'>,
  account: CaipAddress,
): Promise<{ connection: Connection; connector: Connector }> {
  const connection = store.get(connectionsAtom)[spokenNamespaceOf(networkOf(account))];
  if (!connection) throw new WalletModalError('not_connected', 'No wallet is connected.');
  return { connection, connector: await connectors.open(connection.connector.id) };
}
