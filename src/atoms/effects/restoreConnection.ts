import { RESTORE_DEADLINE_MS } from '../../lib/constants.js';
import { addressOf, type CaipNetworkId, NAMESPACES, type Namespace } from '../../lib/networks/caip.js';
import { isMemberOf } from '../../lib/networks/memberId.js';
import { wait } from '../../lib/wait.js';
import { connectAttemptAtom } from '../connecting/connectAttempt.js';
import { chooseNamespaceAtom, connectionsAtom, nextRestorationAtom, restoringAtom } from '../connection.js';
import type { RememberedConnection, Services } from '../hostServices.js';
import { restoreNetworkAtom } from '../network/switchNetwork.js';
import { rememberedNamespace } from '../remembered.js';
import type { Dispose, Store } from '../util/store.js';

/**
 * Takes remembered connections up again after a page load, without asking anybody and without the interface, and
 * follows what other tabs do.
 */
export function restoreConnection(store: Store, services: Services): Dispose {
  const { clock, connectors, memory, onLook } = services;
  const running = { eip155: 0, solana: 0 };

  function count(namespace: Namespace, change: 1 | -1) {
    running[namespace] += change;
    store.set(
      restoringAtom,
      NAMESPACES.filter((one) => running[one] > 0),
    );
  }

  /** Resolves when the wallet is there, or false when it does not come in time. */
  function appears(id: string, signal: AbortSignal): Promise<boolean> {
    // A part of a connector is there when that is.
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

  const isConnected = (remembered: RememberedConnection) =>
    store.get(connectionsAtom)[rememberedNamespace(remembered)] !== undefined;

  async function takeUp(remembered: RememberedConnection, signal: AbortSignal) {
    const { connectorId, account } = remembered;
    if (isConnected(remembered)) return;
    if (!(await appears(connectorId, signal)) || signal.aborted) return;
    const connector = await connectors.open(connectorId);
    const isBusy = () => isConnected(remembered) || store.get(connectAttemptAtom).step === 'asking';
    if (signal.aborted || isBusy()) return;
    const facts = await connector.reconnect({ signal, account });
    // The wallet may be on another network by now.
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
      const own = remembered.filter((one) => rememberedNamespace(one) === namespace);
      // A wallet that does not answer or is gone is no failure of anything a person asked for: they see the connect
      // button, and the connection stays remembered for the next load.
      await Promise.allSettled(own.map((one) => takeUp(one, signal)));
    } catch {
      // Nor is a storage that does not answer.
    } finally {
      count(namespace, -1);
    }
  }

  /** Each namespace by itself, for either can be ended meanwhile. */
  async function restore() {
    const reading = Promise.all([memory.read(), memory.readNetwork()]);
    await Promise.all(NAMESPACES.map((namespace) => restoreIn(namespace, reading)));
  }

  /** Ends what was ended in another tab. */
  async function endForgotten(remembered: readonly RememberedConnection[]) {
    const kept = new Set(remembered.map(rememberedNamespace));
    for (const namespace of NAMESPACES) {
      const connection = store.get(connectionsAtom)[namespace];
      if (!connection || kept.has(namespace)) continue;
      const connector = await connectors.open(connection.connector.id);
      await connector.disconnect();
    }
  }

  async function followOtherTabs() {
    const remembered = await memory.read();
    if (remembered.some((one) => !isConnected(one))) await restore();
    await endForgotten(remembered);
  }

  void restore();
  // Failing here leaves this tab as it is; the wallet's own events still reach it.
  const ignore = () => undefined;
  const stops = [
    memory.subscribe(() => void followOtherTabs().catch(ignore)),
    // A storage of the site tells nothing by itself.
    onLook(() => void memory.read().then(endForgotten).catch(ignore)),
  ];
  return () => {
    for (const namespace of NAMESPACES) store.set(nextRestorationAtom, namespace);
    for (const stop of stops) stop();
  };
}
