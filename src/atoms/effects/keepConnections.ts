import { connectAttemptAtom } from '../connecting/connectAttempt.js';
import { disconnectWalletAtom } from '../connecting/disconnectWallet.js';
import { switchWalletAtom } from '../connecting/switchWallet.js';
import { tellSwitchAtom } from '../connecting/tellSwitch.js';
import {
  type Connection,
  connectionsAtom,
  type Keeping,
  keepingAtom,
  keptConnectionsAtom,
} from '../connection.js';
import type { RememberedConnection, Services } from '../hostServices.js';
import { pairingStatusAtom } from '../pairing/pairingStatus.js';
import { rememberedNamespace } from '../rememberedConnections.js';
import { configAtom } from '../siteConfig.js';
import type { Dispose, Store } from '../util/store.js';

/** The most wallets of a namespace that stay connected beside the active one. */
export const MOST_KEPT = 4;

/** The steps of a running attempt. */
const RUNNING: ReadonlySet<string> = new Set(['asking', 'preparing', 'publishing', 'offered']);

const idOf = ({ connector }: Connection) => connector.id;

/** There is only one sign-in, and its frame serves the active account, so it isn't kept beside another wallet. */
const isKeepable = ({ connector }: Connection) => connector.type !== 'AUTH';

/**
 * Keeps wallets connected when another one of their namespace becomes active. Their events update the kept connections, but
 * never make them active: only the visitor or the page does.
 */
export function keepConnections(store: Store, { connectors, memory }: Services): Dispose {
  /** Wallets to keep beside the active one, including those that are unavailable, such as locked ones. */
  const expected = new Set<string>();

  const find = (id: string) => store.get(keptConnectionsAtom).find((one) => idOf(one) === id);

  function isBeingAsked(id: string) {
    return [store.get(connectAttemptAtom), store.get(pairingStatusAtom)].some(
      (attempt) => RUNNING.has(attempt.step) && 'connectorId' in attempt && attempt.connectorId === id,
    );
  }

  /** Signs out all accounts of the sign-in, as the list of wallets announces. */
  function signOut(id: string) {
    void memory.update((remembered) => keeping.forget(remembered, id));
    void connectors
      .open(id)
      .then((signIn) => signIn.disconnect())
      .catch(() => undefined);
  }

  const keeping: Keeping = {
    remember(remembered, connection, isShown) {
      const namespace = rememberedNamespace(connection);
      const others = remembered.filter(({ connectorId }) => connectorId !== connection.connectorId);
      const isBeside = (one: RememberedConnection) => rememberedNamespace(one) === namespace;
      const beside = others.filter(isBeside).slice(0, MOST_KEPT);
      const rest = others.filter((one) => !isBeside(one));
      // The first entry of a namespace is its active one.
      return isShown ? [connection, ...beside, ...rest] : [...rest, connection, ...beside];
    },
    forget(remembered, connectorId) {
      expected.delete(connectorId);
      return remembered.filter((one) => one.connectorId !== connectorId);
    },
    expect(namespace, remembered) {
      const active = store.get(connectionsAtom)[namespace]?.connector.id ?? remembered[0]?.connectorId;
      for (const { connectorId } of remembered) expected.add(connectorId);
      expected.delete(active ?? '');
    },
    take(connection, isAsked) {
      const { id } = connection.connector;
      const kept = store.get(keptConnectionsAtom);
      const found = find(id);
      if (found ? isBeingAsked(id) : isAsked || !expected.has(id) || !isKeepable(connection)) return false;
      // The connector's description doesn't change while it is connected.
      const now = { ...connection, ...(found && { connector: found.connector }) };
      store.set(keptConnectionsAtom, found ? kept.map((one) => (one === found ? now : one)) : [...kept, now]);
      const [account] = connection.accounts;
      void memory.update((remembered) =>
        remembered.map((one) => (one.connectorId === id ? { ...one, account } : one)),
      );
      return true;
    },
    lose(id) {
      if (!find(id)) return false;
      store.set(keptConnectionsAtom, (kept) => kept.filter((one) => idOf(one) !== id));
      return true;
    },
    replace(set, before, now) {
      const { id, namespace } = now.connector;
      if (before && idOf(before) === id) return [];
      const kept = store.get(keptConnectionsAtom).filter((one) => idOf(one) !== id);
      if (before && isKeepable(before)) kept.unshift(before);
      const own = kept.filter(({ connector }) => connector.namespace === namespace);
      const dropped = own.slice(MOST_KEPT).map(idOf);
      if (before && !isKeepable(before)) signOut(idOf(before));
      expected.delete(id);
      for (const one of own) expected.add(idOf(one));
      set(
        keptConnectionsAtom,
        kept.filter((one) => !dropped.includes(idOf(one))),
      );
      for (const one of dropped) void memory.update((remembered) => keeping.forget(remembered, one));
      return dropped;
    },
    async leave({ connector }) {
      const next = store
        .get(keptConnectionsAtom)
        .find((one) => one.connector.namespace === connector.namespace);
      if (!next) return false;
      store.set(switchWalletAtom, idOf(next));
      await store.set(disconnectWalletAtom, connector.id);
      store.set(tellSwitchAtom);
      return true;
    },
  };
  function end() {
    store.set(keepingAtom, undefined);
    const left = store.get(keptConnectionsAtom);
    store.set(keptConnectionsAtom, []);
    for (const one of left) connectors.release(idOf(one));
  }
  function follow() {
    if (!store.get(configAtom).multiple) end();
    else if (store.get(keepingAtom) !== keeping) store.set(keepingAtom, keeping);
  }
  follow();
  const stop = store.sub(configAtom, follow);
  return () => {
    stop();
    end();
  };
}
