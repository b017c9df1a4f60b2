import { atom } from 'jotai/vanilla';
import { servicesAtom } from '../hostServices.js';
import type { AskForTransaction, TransactionPlan, WalletReply } from './tracker.js';

/**
 * Records a transaction, then asks a wallet for it and follows it. Settles as `ask` does. Rejects with `load_failed`
 * without asking if the code that follows cannot be loaded: nobody would learn what became of it.
 */
export const trackTransactionAtom = atom(
  null,
  async (get, _set, plan: TransactionPlan, ask: AskForTransaction): Promise<WalletReply> => {
    const tracker = await get(servicesAtom).openTracker();
    return tracker.begin(plan, ask);
  },
);

/** Loads the transactions of earlier visits, and follows those without an outcome. */
export const loadTransactionsAtom = atom(null, async (get) => {
  await get(servicesAtom).openTracker();
});
