import { atom } from 'jotai/vanilla';
import type { Connector, ConnectorEvent } from '../../chains/connector.js';
import type { Namespace } from '../../lib/networks/caip.js';
import type { DisconnectReason } from '../../lib/state.js';
import { connectAttemptAtom } from '../connecting/connectAttempt.js';
import { activeNamespaceAtom, type Connection, chooseNamespaceAtom, connectionsAtom } from '../connection.js';
import type { Services } from '../hostServices.js';
import { pairingStatusAtom } from '../pairing/pairingStatus.js';
import { forget, remember } from '../rememberedConnections.js';
import type { Dispose, Store } from '../util/store.js';

/** Why the last connection ended. */
export const disconnectReasonAtom = atom<DisconnectReason>('user');

/** The only writer of connections. Only wallet events change them. */
export function followConnectors(store: Store, { connectors, memory }: Services): Dispose {
  function write(namespace: Namespace, connection: Connection | undefined) {
    const { [namespace]: _old, ...others } = store.get(connectionsAtom);
    store.set(connectionsAtom, connection ? { ...others, [namespace]: connection } : others);
  }

  function rememberIn(namespace: Namespace) {
    const connection = store.get(connectionsAtom)[namespace];
    if (!connection) return;
    const entry = { connectorId: connection.connector.id, account: connection.accounts[0] };
    const isShown = namespace === store.get(activeNamespaceAtom);
    void memory.update((remembered) => remember(remembered, entry, isShown));
  }

  const stopActive = store.sub(activeNamespaceAtom, () => rememberIn(store.get(activeNamespaceAtom)));
  const stopEvents = connectors.onEvent((connector: Connector, event: ConnectorEvent) => {
    const { info } = connector;
    const present = store.get(connectionsAtom)[info.namespace];
    const isPresent = present?.connector.id === info.id;
    if (event.type === 'disconnected') {
      if (!isPresent) return;
      store.set(disconnectReasonAtom, event.reason);
      write(info.namespace, undefined);
      // A wallet that disconnected by itself may come back. Only disconnecting on purpose forgets it.
      if (event.reason === 'user') void memory.update((remembered) => forget(remembered, info.namespace));
      return;
    }
    // A wallet that refused at first, because it was locked or showed another request, may connect later.
    const attempts = [store.get(connectAttemptAtom), store.get(pairingStatusAtom)];
    const isAsked = attempts.some(
      (attempt) =>
        attempt.step !== 'idle' && (attempt.connectorId === info.id || attempt.connectorId === info.partOf),
    );
    // A wallet that connects unasked does not replace the present one.
    if (present && !isPresent && !isAsked) return;
    write(info.namespace, {
      connector: isPresent && !isAsked ? present.connector : { ...info, ...event.peer },
      accounts: event.accounts,
      network: event.network,
      networks: event.networks,
      isRestored: isPresent ? present.isRestored : !isAsked,
    });
    // Only after the write, so that its `disconnected` event is ignored.
    if (present && !isPresent) connectors.release(present.connector.id);
    if (isAsked && !isPresent && !info.partOf) store.set(chooseNamespaceAtom, info.namespace);
    rememberIn(info.namespace);
  });
  return () => {
    stopActive();
    stopEvents();
  };
}
