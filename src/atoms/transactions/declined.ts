import { atom } from 'jotai/vanilla';
import { fateOf } from '../../lib/transactions/fateOf.js';
import type { TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import { servicesAtom } from '../hostServices.js';
import { transactionsAtom } from './transactionList.js';

/** Whether it is proved by now that something with this id, which the user is said to have declined, was not sent. */
export const isProvedUnsentAtom = atom((get) => {
  const all = get(transactionsAtom);
  return (id: string) =>
    all.some((one) => one.id === id && one.status.step === 'declined' && one.status.checked === 'proof');
});

/** Whether something may have been sent that the user is said to have declined. */
export const isAnyInDoubtAtom = atom((get) =>
  get(transactionsAtom).some(({ status }) => status.step === 'declined' && status.checked === 'doubt'),
);

/**
 * Looks, before the same is asked for again, whether the wallet has sent what it said was declined. Resolves to its record if it
 * was. Otherwise, what is in doubt is named by `findEarlier`. Never rejects. Undefined if nothing was declined.
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
    // What nobody answers becomes doubtful.
    const look = async (id: string) => (await get(servicesAtom).openTracker()).look(id);
    const isFound = (one: TrackedTransaction) =>
      ids.includes(one.id) && one.status.step !== 'declined' && fateOf(one) !== 'open';
    const find = () => get(transactionsAtom).find(isFound);
    return ids.length > 0 ? Promise.allSettled(ids.map(look)).then(find) : undefined;
  },
);
