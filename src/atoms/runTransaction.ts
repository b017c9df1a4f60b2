import { atom } from 'jotai/vanilla';
import {
  popTransactionAtom,
  pushTransactionAtom,
  type TransactionStackEntry,
  topTransactionAtom,
} from './router.js';

/**
 * Runs `ask` as the current transaction, and ends that as `ask` settles: whoever begins a transaction ends it
 * (docs/decisions/0031).
 */
export const runTransactionAtom = atom(
  null,
  async (get, set, entry: TransactionStackEntry, ask: () => Promise<unknown>): Promise<void> => {
    set(pushTransactionAtom, entry);
    let outcome: 'success' | 'cancel' = 'cancel';
    try {
      await ask();
      outcome = 'success';
    } finally {
      // Closing the modal has ended it before.
      if (get(topTransactionAtom) === entry) set(popTransactionAtom, outcome);
    }
  },
);
