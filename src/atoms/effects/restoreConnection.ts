import { RESTORE_DEADLINE_MS } from '../../lib/constants.js';
import { connectAttemptAtom } from '../connect.js';
import { connectionAtom, isRestoringAtom } from '../connection.js';
import type { RememberedConnection, Services } from '../services.js';
import type { Dispose, Store } from '../util/store.js';

/**
 * Takes a remembered connection up again after a page load, without asking anybody and without the interface, and
 * follows what other tabs do.
 */
export function restoreConnection(store: Store, services: Services): Dispose {
  const { clock, connectors, memory } = services;
  const disposal = new AbortController();
  const { signal } = disposal;

  /** Resolves when the wallet is there, or false when it does not come in time. */
  function appears(id: string): Promise<boolean> {
    const isThere = () => connectors.list().some((info) => info.id === id);
    if (isThere()) return Promise.resolve(true);
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

  async function takeUp({ connectorId, account }: RememberedConnection) {
    if (!(await appears(connectorId)) || signal.aborted) return;
    const connector = await connectors.open(connectorId);
    const isBusy = () => store.get(connectionAtom) || store.get(connectAttemptAtom).step === 'asking';
    if (signal.aborted || isBusy()) return;
    const facts = await connector.reconnect({ signal });
    if (facts?.accounts.includes(account)) connector.selectAccount(account);
  }

  async function restore() {
    const remembered = await memory.read();
    if (!remembered || signal.aborted || store.get(connectionAtom)) return;
    store.set(isRestoringAtom, true);
    try {
      await takeUp(remembered);
    } catch {
      // The wallet did not answer or is gone. That is no failure of anything a person asked for: they see the
      // connect button, and the connection stays remembered for the next load.
    } finally {
      store.set(isRestoringAtom, false);
    }
  }

  async function followOtherTabs() {
    const remembered = await memory.read();
    const connection = store.get(connectionAtom);
    if (remembered && !connection) await restore();
    else if (!remembered && connection) {
      const connector = await connectors.open(connection.connector.id);
      await connector.disconnect();
    }
  }

  void restore();
  // Failing here leaves this tab as it is; the wallet's own events still reach it.
  const stop = memory.subscribe(() => void followOtherTabs().catch(() => undefined));
  return () => {
    disposal.abort();
    stop();
  };
}
