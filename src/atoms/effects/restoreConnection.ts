import { addressOf } from '../../lib/caip.js';
import { RESTORE_DEADLINE_MS } from '../../lib/constants.js';
import { wait } from '../../lib/wait.js';
import { connectAttemptAtom } from '../connect.js';
import { connectionAtom, isRestoringAtom, nextRestorationAtom } from '../connection.js';
import type { RememberedConnection, Services } from '../services.js';
import type { Dispose, Store } from '../util/store.js';

/**
 * Takes a remembered connection up again after a page load, without asking anybody and without the interface, and
 * follows what other tabs do.
 */
export function restoreConnection(store: Store, services: Services): Dispose {
  const { clock, connectors, memory } = services;
  let running = 0;

  /** Resolves when the wallet is there, or false when it does not come in time. */
  function appears(id: string, signal: AbortSignal): Promise<boolean> {
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

  async function takeUp({ connectorId, account }: RememberedConnection, signal: AbortSignal) {
    if (!(await appears(connectorId, signal)) || signal.aborted) return;
    const connector = await connectors.open(connectorId);
    const isBusy = () => store.get(connectionAtom) || store.get(connectAttemptAtom).step === 'asking';
    if (signal.aborted || isBusy()) return;
    const facts = await connector.reconnect({ signal, account });
    // The wallet may be on another network by now.
    const active = facts?.accounts.find((one) => addressOf(one) === addressOf(account));
    if (active) connector.selectAccount(active);
  }

  async function restore() {
    const signal = store.set(nextRestorationAtom);
    running += 1;
    store.set(isRestoringAtom, true);
    try {
      const limits = { signal, deadlineMs: RESTORE_DEADLINE_MS, clock, what: 'The storage' };
      const remembered = await wait(memory.read(), limits);
      if (remembered && !store.get(connectionAtom)) await takeUp(remembered, signal);
    } catch {
      // The wallet did not answer or is gone. That is no failure of anything a person asked for: they see the
      // connect button, and the connection stays remembered for the next load.
    } finally {
      running -= 1;
      store.set(isRestoringAtom, running > 0);
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
    store.set(nextRestorationAtom);
    stop();
  };
}
