import { atom } from 'jotai/vanilla';
import type { TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import { transactionsAtom } from './transactionList.js';

const cell = atom<readonly TrackedTransaction[]>([]);

/** Stores the transactions of the origin's other elements. */
export const noteOthersAtom = atom(null, (_get, set, others: readonly TrackedTransaction[]) =>
  set(cell, others),
);

/**
 * The transactions of all elements of the origin, oldest first. Other elements follow their own; here they show what may go
 * through alongside this element's transactions.
 */
export const allTransactionsAtom = atom((get): readonly TrackedTransaction[] => {
  const own = get(transactionsAtom);
  const others = get(cell).filter(({ id }) => !own.some((one) => one.id === id));
  return [...others, ...own].sort((a, b) => a.askedAt - b.askedAt);
});
