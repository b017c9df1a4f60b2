import { addressOf, type CaipNetworkId, NAMESPACES, type Namespace } from '../../lib/networks/caip.js';
import { isMemberOf } from '../../lib/networks/memberId.js';
import { forEachNamespace } from '../../lib/networks/namespaces.js';
import { wait } from '../../lib/wait.js';
import { connectAttemptAtom } from '../connecting/connectAttempt.js';
import {
  type Connection,
  chooseNamespaceAtom,
  connectionsAtom,
  everyConnectionAtom,
  keepingAtom,
  nextRestorationAtom,
  restoringAtom,
} from '../connection.js';
import type { RememberedConnection, Services } from '../hostServices.js';
import { restoreNetworkAtom } from '../network/switchNetwork.js';
import { rememberedNamespace } from '../rememberedConnections.js';
import { configAtom } from '../siteConfig.js';
import type { Dispose, Store } from '../util/store.js';

/** Time that a remembered wallet has to announce itself after a reload, in ms. */
const RESTORE_DEADLINE_MS = 3_000;

/**
 * Restores remembered connections after a page load, without a prompt and without the interface. Also follows connections and
 * disconnections in other tabs.
 */
export function restoreConnection(store: Store, services: Services): Dispose {
  const { clock, connectors, memory, onLook } = services;
  const running = forEachNamespace(() => 0);

  function count(namespace: Namespace, change: 1 | -1) {
    running[namespace] += change;
    store.set(
      restoringAtom,
      NAMESPACES.filter((one) => running[one] > 0),
    );
  }

  /** Resolves to true when the wallet is listed, or to false after `RESTORE_DEADLINE_MS` or an abort. */
  function appears(id: string, signal: AbortSignal): Promise<boolean> {
    // A wallet's member connectors are available once the wallet is.
    const isThere = () => connectors.list().some((info) => info.id === id || isMemberOf(id, info.id));
    if (isThere() || signal.aborted) return Promise.resolve(isThere());
    return new Promise((resolve) => {
      const settle = (found: boolean) => {
        stop();
        cancel();
        resolve(found);
      };
      const stop = connectors.onChange(() => {
        if (isThere()) settle(true);
      });
      const cancel = clock.after(RESTORE_DEADLINE_MS, () => settle(false));
      signal.addEventListener('abort', () => settle(false), { once: true });
    });
  }

  /** Whether a remembered wallet matches a connection: by its id if several are kept, otherwise by its namespace. */
  const isOf = (one: RememberedConnection, { connector }: Connection) =>
    store.get(keepingAtom)
      ? one.connectorId === connector.id
      : rememberedNamespace(one) === connector.namespace;

  const isConnected = (remembered: RememberedConnection) =>
    store.get(everyConnectionAtom).some((connection) => isOf(remembered, connection));

  async function restoreOne(remembered: RememberedConnection, signal: AbortSignal) {
    const { connectorId, account } = remembered;
    if (isConnected(remembered)) return;
    if (!(await appears(connectorId, signal)) || signal.aborted) return;
    // Several wallets claim this identity, and only the visitor knows which one it was.
    if (connectors.list().some(({ id, hasRival }) => id === connectorId && hasRival)) return;
    const connector = await connectors.open(connectorId);
    const isBusy = () => isConnected(remembered) || store.get(connectAttemptAtom).step === 'asking';
    if (signal.aborted || isBusy()) return;
    const facts = await connector.reconnect({ signal, account });
    // Compare addresses only: the wallet may be on another network now.
    const active = facts?.accounts.find((one) => addressOf(one) === addressOf(account));
    if (active) connector.selectAccount(active);
  }

  type Kept = readonly [readonly RememberedConnection[], CaipNetworkId | undefined];

  async function restoreIn(namespace: Namespace, reading: Promise<Kept>) {
    const signal = store.set(nextRestorationAtom, namespace);
    count(namespace, 1);
    try {
      const limits = { signal, deadlineMs: RESTORE_DEADLINE_MS, clock, what: 'The storage' };
      const [remembered, network] = await wait(reading, limits);
      store.set(restoreNetworkAtom, network);
      const isOther = Object.keys(store.get(connectionsAtom)).length > 0;
      if (remembered[0] && !isOther) store.set(chooseNamespaceAtom, rememberedNamespace(remembered[0]));
      const isWanted = store.get(configAtom).reconnects;
      const own = isWanted ? remembered.filter((one) => rememberedNamespace(one) === namespace) : [];
      // The visitor didn't ask for this, so a silent or missing wallet isn't an error. The connect button appears, and the
      // connection stays remembered for the next load.
      const keeping = store.get(keepingAtom);
      keeping?.expect(namespace, own);
      await Promise.allSettled((keeping ? own : own.slice(0, 1)).map((one) => restoreOne(one, signal)));
    } catch {
      // Storage that doesn't answer isn't an error either.
    } finally {
      count(namespace, -1);
    }
  }

  /** Restores each namespace separately, so that each can be cancelled separately. */
  async function restore() {
    const reading = Promise.all([memory.read(), memory.readNetwork()]);
    await Promise.all(NAMESPACES.map((namespace) => restoreIn(namespace, reading)));
  }

  /** Disconnects connections that ended in another tab. */
  async function endForgotten(remembered: readonly RememberedConnection[]) {
    for (const connection of store.get(everyConnectionAtom)) {
      if (remembered.some((one) => isOf(one, connection))) continue;
      const connector = await connectors.open(connection.connector.id);
      // `release` keeps the stored data of a sign-in.
      await (connector.release ?? connector.disconnect)();
    }
  }

  async function followOtherTabs() {
    const remembered = await memory.read();
    await endForgotten(remembered);
    if (remembered.some((one) => !isConnected(one))) await restore();
  }

  void restore();
  // After a failure, this tab keeps its connections. The wallet's own events still arrive.
  const ignore = () => undefined;
  const stops = [
    memory.subscribe(() => void followOtherTabs().catch(ignore)),
    // A site's own storage has no change events.
    onLook(() => void memory.read().then(endForgotten).catch(ignore)),
  ];
  return () => {
    for (const namespace of NAMESPACES) store.set(nextRestorationAtom, namespace);
    for (const stop of stops) stop();
  };
}
