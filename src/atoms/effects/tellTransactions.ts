import { SNACKBAR_MS } from '../../lib/constants.js';
import { fateOf } from '../../lib/transactions/fateOf.js';
import { hasOutcome, type TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import type { Services } from '../hostServices.js';
import { isOpenAtom } from '../opening.js';
import { endSnackbarAtom, showSnackbarAtom } from '../snackbarMessage.js';
import { isUntold, type TransactionKeeper } from '../transactions/keepTransactions.js';
import { needsLook } from '../transactions/needsLook.js';
import { shownTransactionsAtom } from '../transactions/shownTransactions.js';
import { transactionsAtom } from '../transactions/transactionList.js';
import { transactionMessage } from '../transactions/transactionMessage.js';
import { translateAtom } from '../translate.js';
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
  /** Runs while an outcome is shown, which nothing on its way replaces. */
  let cancel: Dispose | undefined;
  let isOver = false;

  async function show(transaction: TrackedTransaction) {
    // If this fails there is nothing to read, and the next change tries again.
    await loadAccountTexts();
    if (isOver || !store.get(isOpenAtom)) return;
    const message = transactionMessage(transaction, store.get(translateAtom));
    store.set(showSnackbarAtom, { ...message, about: transaction.id });
  }

  /** Whether the view on screen says the same. It leaves what has succeeded. */
  function isSaid(one: TrackedTransaction): boolean {
    const hasSucceeded = hasOutcome(one.status) && fateOf(one) === 'sent';
    return !hasSucceeded && store.get(shownTransactionsAtom).includes(one.id);
  }

  function onChange() {
    if (!store.get(isOpenAtom)) {
      shown = '';
      return;
    }
    const own = store.get(transactionsAtom).filter(({ kind }) => kind !== 'request');
    const untold = own.filter(isUntold);
    const outcome = untold.at(-1);
    if (!outcome && cancel) return;
    const isToTell = (one: TrackedTransaction) =>
      isOnItsWay(one) && needsLook(one, clock.now()) && !isSaid(one);
    const newest = outcome ?? own.findLast(isToTell);
    const now = newest ? `${newest.id} ${newest.status.step}` : '';
    if (now === shown) return;
    shown = now;
    if (newest && !isSaid(newest)) void show(newest).catch(() => undefined);
    else store.set(endSnackbarAtom, ({ kind, about }) => kind === 'loading' && about !== undefined);
    if (!outcome) return;
    cancel?.();
    cancel = clock.after(SNACKBAR_MS, () => {
      cancel = undefined;
      onChange();
    });
    const told = new Set(untold.map(({ id }) => id));
    void keeper.update((all) => all.map((one) => (told.has(one.id) ? { ...one, isTold: true } : one)));
  }

  const stops = [transactionsAtom, isOpenAtom, shownTransactionsAtom].map((one) => store.sub(one, onChange));
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
