import { atom } from 'jotai/vanilla';
import { type CaipAddress, networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import type { WalletReply } from '../../lib/transactions/asking.js';
import { servicesAtom } from '../hostServices.js';
import type { AskForTransaction, TransactionPlan } from './tracker.js';

/**
 * Records a transaction, then asks a wallet for it and follows it. Settles as `ask` does. Rejects with `load_failed`, without
 * asking, if the tracking code can't be loaded: the outcome would stay unknown.
 */
export const trackTransactionAtom = atom(
  null,
  async (get, _set, plan: TransactionPlan, ask: AskForTransaction): Promise<WalletReply> => {
    const tracker = await get(servicesAtom).openTracker();
    const begun = await tracker.begin(plan, ask);
    if (begun.fate !== 'sent') throw begun.error;
    return begun.reply;
  },
);

/**
 * Rejects with `already_pending` while an earlier Solana transfer of an account may still go through, or with `load_failed` if
 * earlier ones can't be loaded.
 */
export const refuseSecondTransferAtom = atom(null, async (get, _set, account: CaipAddress): Promise<void> => {
  if (spokenNamespaceOf(networkOf(account)) !== 'solana') return;
  (await get(servicesAtom).openTracker()).refuseSecond(account);
});

/**
 * Loads the transactions of earlier visits and other elements, and follows this element's transactions that have no outcome
 * yet.
 */
export const loadTransactionsAtom = atom(null, async (get) => {
  (await get(servicesAtom).openTracker()).hearOthers();
});
