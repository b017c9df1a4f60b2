import { SNACKBAR_MS } from '../../lib/constants.js';
import {
  hasOutcome,
  isSuccess,
  outcomeOf,
  type TrackedTransaction,
} from '../../lib/transactions/trackedTransaction.js';
import type { Services } from '../hostServices.js';
import { isOpenAtom } from '../opening.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { isUntold, type TransactionKeeper } from '../transactions/keepTransactions.js';
import { needsLook } from '../transactions/needsLook.js';
import { transactionsAtom } from '../transactions/transactionList.js';
import { transactionMessage } from '../transactions/transactionMessage.js';
import { localeAtom, translateAtom } from '../translate.js';
import type { Dispose, Store } from '../util/store.js';

/**
 * Shows in the open modal what is known about the visitor's transactions: while one is on its way, and once what became
 * of it. What became of it while the modal was closed is shown at the next opening.
 */
export function tellTransactions(
  store: Store,
  { loadAccountTexts, clock }: Pick<Services, 'loadAccountTexts' | 'clock'>,
  keeper: TransactionKeeper,
): Dispose {
  /** What was shown last, so that it is shown once. */
  let shown = '';
  /** Runs while an outcome is shown, which nothing replaces. */
  let cancel: Dispose | undefined;
  let isOver = false;

  async function show(transaction: TrackedTransaction) {
    try {
      await loadAccountTexts();
    } catch {
      // There is nothing to read. The next change tries again.
      shown = '';
      return;
    }
    if (isOver || !store.get(isOpenAtom)) return;
    store.set(
      showSnackbarAtom,
      transactionMessage(transaction, store.get(translateAtom), store.get(localeAtom)),
    );
    const { id, status } = transaction;
    const told = outcomeOf(status);
    if (told) await keeper.update((all) => all.map((one) => (one.id === id ? { ...one, told } : one)));
  }

  function onChange() {
    if (!store.get(isOpenAtom)) {
      shown = '';
      return;
    }
    const own = store.get(transactionsAtom).filter(({ kind }) => kind !== 'request');
    if (cancel) return;
    // One after the other, failures first.
    const untold = own.filter(isUntold);
    const outcome = untold.find(({ status }) => !isSuccess(status)) ?? untold[0];
    const newest = outcome ?? own.findLast((one) => isOnItsWay(one) && needsLook(one, clock.now()));
    const now = newest ? `${newest.id} ${outcomeOf(newest.status) ?? newest.status.step}` : '';
    if (now === shown) return;
    shown = now;
    if (newest) void show(newest);
    if (!outcome) return;
    cancel = clock.after(SNACKBAR_MS, () => {
      cancel = undefined;
      onChange();
    });
  }

  const stops = [store.sub(transactionsAtom, onChange), store.sub(isOpenAtom, onChange)];
  onChange();
  return () => {
    isOver = true;
    cancel?.();
    for (const stop of stops) stop();
  };
}

/** Sent as far as anybody knows, without an outcome. A wallet that was asked shows so itself. */
function isOnItsWay({ status }: TrackedTransaction): boolean {
  return !hasOutcome(status) && status.step !== 'asked';
}
