import { whileAsked } from '../../atoms/connecting/walletAsked.js';
import { accountAtom, type Connection, connectionAtom, connectionsAtom } from '../../atoms/connection.js';
import type { Services } from '../../atoms/hostServices.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import type { Connector, ConnectorOf } from '../../chains/connector.js';
import { notConnectedError } from '../../lib/commonErrors.js';
import { WalletModalError } from '../../lib/errors.js';
import { codeOf } from '../../lib/errorText.js';
import { type CaipAddress, type Namespace, networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { attempt } from '../../lib/untrusted/readFields.js';

/**
 * The connection of an account's namespace with its connector. It need not be the active one: while code loads, the visitor may
 * switch to another wallet. Rejects with `not_connected` if none is connected there.
 */
export async function openConnection(
  store: Store,
  { connectors }: Pick<Services, 'connectors'>,
  account: CaipAddress,
): Promise<{ connection: Connection; connector: Connector }> {
  const connection = store.get(connectionsAtom)[spokenNamespaceOf(networkOf(account))];
  if (!connection) throw notConnectedError();
  return { connection, connector: await connectors.open(connection.connector.id) };
}

/** A connector typed for this namespace. Throws `not_connected` if it belongs to another. */
export function connectorIn<N extends Namespace>(namespace: N, connector: Connector): ConnectorOf<N> {
  if (isIn(namespace, connector)) return connector;
  throw notConnectedError();
}

const isIn = <N extends Namespace>(namespace: N, connector: Connector): connector is ConnectorOf<N> =>
  connector.info.namespace === namespace;

/** The wallet of an account, and the options to read its network. Rejects like `openConnection`. */
export async function openReading(
  store: Store,
  services: Pick<Services, 'connectors' | 'clock'>,
  account: CaipAddress,
  { signal }: { readonly signal: AbortSignal },
) {
  const network = store.get(describeNetworkAtom)(networkOf(account));
  const { connection, connector } = await openConnection(store, services, account);
  // On another network, the wallet would answer for its own.
  const wallet = connection.network === network.id ? connector.provider : undefined;
  return { connection, connector, reading: { network, wallet, clock: services.clock, signal } };
}

/**
 * Asks the wallet to send or sign with an account. Rejects with `request_invalid` if the active account or wallet has changed,
 * with `aborted` if the visitor left before answering.
 */
export async function askToSend<T>(
  store: Store,
  account: CaipAddress,
  { info }: Connector,
  ask: () => Promise<T>,
): Promise<T> {
  if (store.get(accountAtom) !== account || store.get(connectionAtom)?.connector.id !== info.id) {
    throw new WalletModalError('request_invalid', 'The account or its network has changed.');
  }
  try {
    return await whileAsked(store, ask);
  } catch (error) {
    // Provider errors use one code for this and for a rejection. The original error of the sign-in frame is in the cause.
    const meant = attempt(() => (error as { cause?: Error }).cause?.cause);
    throw attempt(() => codeOf(meant)) === 'aborted' ? meant : error;
  }
}
