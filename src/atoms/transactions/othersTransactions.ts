import { atom } from 'jotai/vanilla';
import type { TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import { transactionsAtom } from './transactionList.js';

const cell = atom<readonly TrackedTransaction[]>([]);

/** Notes what the other elements of the origin have asked wallets for. */
export const noteOthersAtom = atom(null, (_get, set, others: readonly TrackedTransaction[]) =>
  set(cell, others),
);

/**
 * The transactions of this element and of all others of the origin, oldest first: those of other elements are followed there, and
 * tell here what may go through beside what this one sends.
 */
export const allTransactionsAtom = atom((get): readonly TrackedTransaction[] => {
  const own = get(transactionsAtom);
  const others = get(cell).filter(({ id }) => !own.some((one) => one.id === id));
  return [...others, ...own].sort((a, b) => a.askedAt - b.askedAt);
});
