import { atom } from 'jotai/vanilla';
import { fateOf } from '../../lib/transactions/fateOf.js';
import type { TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import { servicesAtom } from '../hostServices.js';
import { transactionsAtom } from './transactionList.js';

/** Whether it's proved that the transaction with this id, which the wallet reported as declined, wasn't sent. */
export const isProvedUnsentAtom = atom((get) => {
  const all = get(transactionsAtom);
  return (id: string) =>
    all.some((one) => one.id === id && one.status.step === 'declined' && one.status.checked === 'proof');
});

/** Whether a transaction that the wallet reported as declined may have been sent. */
export const isAnyInDoubtAtom = atom((get) =>
  get(transactionsAtom).some(({ status }) => status.step === 'declined' && status.checked === 'doubt'),
);

/**
 * Checks, before the same request is made again, whether the wallet sent a transaction that it reported as declined. Resolves
 * to its record if so. Otherwise, `findEarlier` names those in doubt. Never rejects. Undefined if nothing was declined.
 */
export const findDeclinedAtom = atom(
  null,
  (
    get,
    _set,
    isSame: (transaction: TrackedTransaction) => boolean,
  ): Promise<TrackedTransaction | undefined> | undefined => {
    const ids = get(transactionsAtom)
      .filter((one) => one.status.step === 'declined' && isSame(one))
      .map(({ id }) => id);
    // Without an answer, a transaction becomes doubtful.
    const look = async (id: string) => (await get(servicesAtom).openTracker()).look(id);
    const isFound = (one: TrackedTransaction) =>
      ids.includes(one.id) && one.status.step !== 'declined' && fateOf(one) !== 'open';
    const find = () => get(transactionsAtom).find(isFound);
    return ids.length > 0 ? Promise.allSettled(ids.map(look)).then(find) : undefined;
  },
);
