import { atom } from 'jotai/vanilla';
import {
  popTransactionAtom,
  pushTransactionAtom,
  type TransactionStackEntry,
  topTransactionAtom,
} from './router.js';

/**
 * Runs `ask` as the current transaction, and ends the transaction when `ask` settles: the code that begins a transaction also
 * ends it (docs/decisions/0031).
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
      // Closing the modal may have ended it already.
      if (get(topTransactionAtom) === entry) set(popTransactionAtom, outcome);
    }
  },
);
