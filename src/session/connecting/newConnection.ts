import { connectAttemptAtom } from '../../atoms/connecting/connectAttempt.js';
import { connectionsAtom } from '../../atoms/connection.js';
import { pairingStatusAtom } from '../../atoms/pairing/pairingStatus.js';
import type { Store } from '../../atoms/util/store.js';
import type { ConnectorInfo } from '../../chains/connector.js';
import type { CaipAddress, Namespace } from '../../lib/networks/caip.js';

const attemptsIn = (store: Store) => [store.get(connectAttemptAtom), store.get(pairingStatusAtom)];

/** Finds connections made from now on. The wallet may have been connected before, or be another one than expected. */
export function watchNewConnection(store: Store) {
  const before = { connections: store.get(connectionsAtom), attempts: attemptsIn(store) };
  /** The attempts that have changed since the start. */
  const attempts = () => attemptsIn(store).filter((one, at) => one !== before.attempts[at]);

  function isNew(connector: ConnectorInfo): boolean {
    if (before.connections[connector.namespace]?.connector.id !== connector.id) return true;
    const isOfIt = (id: string) => id === connector.id || id === connector.partOf;
    return attempts().some((one) => one.step === 'connected' && isOfIt(one.connectorId));
  }
  return {
    attempts,
    find: (namespace: Namespace | undefined): CaipAddress | undefined =>
      Object.values(store.get(connectionsAtom)).find(
        ({ connector }) => (!namespace || connector.namespace === namespace) && isNew(connector),
      )?.accounts[0],
  };
}
