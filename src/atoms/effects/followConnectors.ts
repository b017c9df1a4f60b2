import { atom } from 'jotai/vanilla';
import type { Connector, ConnectorEvent } from '../../chains/connector.js';
import type { Namespace } from '../../lib/networks/caip.js';
import { isSignIn } from '../../lib/signIn/signIn.js';
import type { DisconnectReason } from '../../lib/state.js';
import { connectAttemptAtom } from '../connecting/connectAttempt.js';
import {
  activeNamespaceAtom,
  type Connection,
  chooseNamespaceAtom,
  connectionsAtom,
  keepingAtom,
} from '../connection.js';
import { type Services, servicesAtom } from '../hostServices.js';
import { pairingStatusAtom } from '../pairing/pairingStatus.js';
import { forget, remember } from '../rememberedConnections.js';
import type { Dispose, Store } from '../util/store.js';

/** Why the last connection ended. */
export const disconnectReasonAtom = atom<DisconnectReason>('user');

/** Writes the connection of a namespace. The connection it replaces is kept if the site wants that, and otherwise released. */
export const writeConnectionAtom = atom(null, (get, set, namespace: Namespace, connection?: Connection) => {
  const { [namespace]: before, ...others } = get(connectionsAtom);
  const replaced = before && before.connector.id !== connection?.connector.id ? [before.connector.id] : [];
  const released = connection ? (get(keepingAtom)?.replace(set, before, connection) ?? replaced) : [];
  set(connectionsAtom, connection ? { ...others, [namespace]: connection } : others);
  // Only after the write, so that its `disconnected` event is ignored.
  for (const id of released) get(servicesAtom).connectors.release(id);
});

/** Stores the connection of a namespace for the next visit. */
export const rememberConnectionAtom = atom(null, (get, _set, namespace: Namespace) => {
  const connection = get(connectionsAtom)[namespace];
  if (!connection) return;
  const entry = { connectorId: connection.connector.id, account: connection.accounts[0] };
  const isShown = namespace === get(activeNamespaceAtom);
  const change = get(keepingAtom)?.remember ?? remember;
  void get(servicesAtom).memory.update((remembered) => change(remembered, entry, isShown));
});

/** The only writer of connections. They change only on wallet events, and when another connected one is chosen. */
export function followConnectors(store: Store, { connectors, memory }: Services): Dispose {
  const stopActive = store.sub(activeNamespaceAtom, () =>
    store.set(rememberConnectionAtom, store.get(activeNamespaceAtom)),
  );
  const stopEvents = connectors.onEvent((connector: Connector, event: ConnectorEvent) => {
    const { info } = connector;
    const present = store.get(connectionsAtom)[info.namespace];
    const isPresent = present?.connector.id === info.id;
    const keeping = store.get(keepingAtom);
    if (event.type === 'disconnected') {
      if (isPresent) {
        store.set(disconnectReasonAtom, event.reason);
        store.set(writeConnectionAtom, info.namespace);
      } else if (!keeping?.lose(info.id)) return;
      // A wallet that disconnected by itself may come back. Only disconnecting on purpose forgets it.
      if (event.reason === 'user')
        void memory.update((remembered) =>
          (keeping ? keeping.forget(remembered, info.id) : forget(remembered, info.namespace)).filter(
            ({ connectorId }) => info.type !== 'AUTH' || !isSignIn(connectorId),
          ),
        );
      return;
    }
    // A wallet that first refused, because it was locked or showed another request, may still connect later.
    const attempts = [store.get(connectAttemptAtom), store.get(pairingStatusAtom)];
    const isAsked = attempts.some(
      (attempt) =>
        attempt.step !== 'idle' && (attempt.connectorId === info.id || attempt.connectorId === info.partOf),
    );
    const connection: Connection = {
      connector: isPresent && !isAsked ? present.connector : { ...info, ...event.peer },
      accounts: event.accounts,
      network: event.network,
      networks: event.networks,
      isRestored: isPresent ? present.isRestored : !isAsked,
    };
    if (!isPresent && keeping?.take(connection, isAsked)) return;
    // A wallet that connects on its own doesn't replace the present one.
    if (present && !isPresent && !isAsked) return;
    store.set(writeConnectionAtom, info.namespace, connection);
    if (isAsked && !isPresent && !info.partOf) store.set(chooseNamespaceAtom, info.namespace);
    store.set(rememberConnectionAtom, info.namespace);
  });
  return () => {
    stopActive();
    stopEvents();
  };
}
