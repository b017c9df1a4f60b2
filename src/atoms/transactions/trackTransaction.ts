import { atom } from 'jotai/vanilla';
import { servicesAtom } from '../hostServices.js';
import type { Tracker, TransactionPlan, WalletReply } from './tracker.js';

/**
 * Asks a wallet for a transaction and follows it. `ask` runs at once, so that opening an app keeps the user gesture.
 * Settles as `ask` does: following may fail, sending does not fail with it.
 */
export const trackTransactionAtom = atom(
  null,
  async (get, _set, plan: TransactionPlan, ask: () => Promise<WalletReply>): Promise<WalletReply> => {
    const reply = ask();
    // Handled below, once the tracker is there.
    reply.catch(() => undefined);
    let tracker: Tracker;
    try {
      tracker = await get(servicesAtom).openTracker();
    } catch {
      // Its code cannot be loaded. The caller learns what the wallet answered, nobody what became of it.
      return reply;
    }
    return tracker.begin(plan, reply);
  },
);

/** Loads the transactions of earlier visits, and follows those without an outcome. */
export const loadTransactionsAtom = atom(null, async (get) => {
  await get(servicesAtom).openTracker();
});
