import { atom } from 'jotai/vanilla';
import type { Connector, ConnectorEvent } from '../../chains/connector.js';
import type { Namespace } from '../../lib/caip.js';
import type { DisconnectReason } from '../../lib/state.js';
import { connectAttemptAtom } from '../connect.js';
import { activeNamespaceAtom, type Connection, connectionsAtom } from '../connection.js';
import { pairingAtom } from '../pairing.js';
import type { Services } from '../services.js';
import type { Dispose, Store } from '../util/store.js';

/** Why the last connection ended. */
export const disconnectReasonAtom = atom<DisconnectReason>('user');

/** The single writer of connections: what wallets tell, and nothing else, decides who is connected and where. */
export function followConnectors(store: Store, { connectors, memory }: Services): Dispose {
  function write(namespace: Namespace, connection: Connection | undefined) {
    const { [namespace]: _old, ...others } = store.get(connectionsAtom);
    store.set(connectionsAtom, connection ? { ...others, [namespace]: connection } : others);
  }

  return connectors.onEvent((connector: Connector, event: ConnectorEvent) => {
    const { info } = connector;
    const present = store.get(connectionsAtom)[info.namespace];
    const isPresent = present?.connector.id === info.id;
    if (event.type === 'disconnected') {
      if (!isPresent) return;
      store.set(disconnectReasonAtom, event.reason);
      write(info.namespace, undefined);
      const [left] = Object.values(store.get(connectionsAtom));
      if (info.namespace === store.get(activeNamespaceAtom) && left) {
        store.set(activeNamespaceAtom, left.connector.namespace);
      }
      // A wallet that went by itself may come back by itself; only a person's own disconnect is forgotten.
      if (event.reason === 'user') void memory.write(undefined);
      return;
    }
    // A wallet that refused at first, because it was locked or showed another request, may agree later.
    const attempts = [store.get(connectAttemptAtom), store.get(pairingAtom)];
    const isAsked = attempts.some((attempt) => attempt.step !== 'idle' && attempt.connectorId === info.id);
    if (present && !isPresent) {
      // Another wallet offers itself without anybody having asked for it: the present one stays.
      if (!isAsked) return;
      connectors.release(present.connector.id);
    }
    write(info.namespace, {
      connector: { ...info, ...event.peer },
      accounts: event.accounts,
      network: event.network,
      isRestored: isPresent ? present.isRestored : !isAsked,
    });
    if (!isPresent) store.set(activeNamespaceAtom, info.namespace);
    void memory.write({ connectorId: info.id, account: event.accounts[0] });
  });
}
