import { SNACKBAR_MS } from '../../lib/constants.js';
import {
  deliveryOf,
  isWholeSuccess,
  needsDeliveryLook,
  wholeOutcomeOf,
} from '../../lib/swap/delivery/deliveryOf.js';
import { deliveryProgress } from '../../lib/swap/delivery/trackedDelivery.js';
import { fateOf } from '../../lib/transactions/fateOf.js';
import type { TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import type { Services } from '../hostServices.js';
import { networkNameAtom } from '../networkName.js';
import { isOpenAtom } from '../openModal.js';
import { routeAtom } from '../router.js';
import {
  endSnackbarAtom,
  rewordSnackbarAtom,
  type SnackbarMessage,
  showSnackbarAtom,
  snackbarAtom,
} from '../snackbarMessage.js';
import { wholeMessage } from '../swap/delivery/wholeMessage.js';
import { elsewhereText } from '../transactions/elsewhereText.js';
import { isUntold, type TransactionKeeper } from '../transactions/keepTransactions.js';
import { needsLook } from '../transactions/needsLook.js';
import { shownTransactionsAtom } from '../transactions/shownTransactions.js';
import { transactionsAtom } from '../transactions/transactionList.js';
import { localeAtom, translateAtom } from '../translate.js';
import type { Dispose, Store } from '../util/store.js';

/**
 * Shows in the open modal what is known about the visitor's transactions: while one is on its way, and once what became
 * of it. What became of it while the modal was closed is shown at the next opening.
 */
export function tellTransactions(
  store: Store,
  { loadTexts, clock }: Pick<Services, 'loadTexts' | 'clock'>,
  keeper: TransactionKeeper,
): Dispose {
  /** What was shown last, so that it is shown once. */
  let shown = '';
  /** Runs while an outcome is shown, which nothing replaces. */
  let cancel: Dispose | undefined;
  let isOver = false;

  async function show(transaction: TrackedTransaction) {
    try {
      await loadTexts(deliveryOf(transaction) ? ['account', 'delivery'] : ['account']);
    } catch {
      // There is nothing to read. The next change tries again.
      shown = '';
      return;
    }
    if (isOver || !store.get(isOpenAtom)) return;
    // A view may have come that says it.
    if (isForReceipt(transaction)) {
      shown = '';
      return;
    }
    if (!isSaid(transaction)) {
      store.set(showSnackbarAtom, { ...messageOf(transaction), about: transaction.id });
    }
    await note(transaction);
  }

  function messageOf(one: TrackedTransaction): SnackbarMessage {
    const translate = store.get(translateAtom);
    const networkName = store.get(networkNameAtom);
    const message = wholeMessage(one, { translate, networkName, locale: store.get(localeAtom) });
    const elsewhere = message.kind === 'success' ? elsewhereText(one, translate, networkName) : undefined;
    return elsewhere === undefined ? message : { kind: 'error', text: elsewhere };
  }

  /** Says in the language of now what was told in another one. */
  function reword() {
    const told = store.get(transactionsAtom);
    store.set(rewordSnackbarAtom, (message) => {
      const about = typeof message.text === 'string' && told.find(({ id }) => id === message.about);
      return about ? { ...messageOf(about), about: about.id } : message;
    });
  }

  async function note(transaction: TrackedTransaction) {
    const { id } = transaction;
    const told = wholeOutcomeOf(transaction);
    if (told) await keeper.update((all) => all.map((one) => (one.id === id ? { ...one, told } : one)));
  }

  /** Whether the view on screen says the same. */
  function isSaid(one: TrackedTransaction): boolean {
    const isKnown = wholeOutcomeOf(one) !== undefined;
    const isFailure = isKnown && fateOf(one) !== 'sent';
    return store
      .get(shownTransactionsAtom)
      .some(
        ({ id, says }) =>
          id === one.id && (says === 'everything' || !isKnown || (isFailure && says === 'failure')),
      );
  }

  /** Whether its receipt is about to say it. If that never comes, it is told once the visitor has left it. */
  function isForReceipt(one: TrackedTransaction): boolean {
    const route = store.get(routeAtom);
    return route.view === 'Receipt' && route.id === one.id && !isSaid(one);
  }

  /** Ends what was told before a view came that says the same. */
  function endRepeated(own: readonly TrackedTransaction[]) {
    const said = own.filter(isSaid);
    const isRepeated = ({ kind, text, about }: SnackbarMessage) =>
      said.some((one) => one.id === about && (kind === 'loading' || text === messageOf(one).text));
    if (said.length > 0) store.set(endSnackbarAtom, isRepeated);
  }

  function onChange() {
    if (!store.get(isOpenAtom)) {
      shown = '';
      return;
    }
    const own = store.get(transactionsAtom).filter(({ kind }) => kind !== 'request');
    endRepeated(own);
    if (cancel) return;
    // One after the other, failures first.
    const untold = own.filter((one) => isUntold(one) && !isForReceipt(one));
    const outcome = untold.find((one) => !isWholeSuccess(one)) ?? untold[0];
    const isToTell = (one: TrackedTransaction) =>
      isOnItsWay(one) && isLookedAt(one, clock.now()) && !isSaid(one) && !isForReceipt(one);
    const newest = outcome ?? own.findLast(isToTell);
    const now = newest ? `${newest.id} ${wholeOutcomeOf(newest) ?? progressOf(newest)}` : '';
    // What goes on is told again when another message had its time.
    const isGone = newest !== undefined && !outcome && store.get(snackbarAtom) === null;
    if (now === shown && !isGone) return;
    shown = now;
    if (outcome && isSaid(outcome)) {
      void note(outcome);
      return;
    }
    if (newest) void show(newest);
    else store.set(endSnackbarAtom, ({ kind, about }) => kind === 'loading' && about !== undefined);
    if (!outcome) return;
    cancel = clock.after(SNACKBAR_MS, () => {
      cancel = undefined;
      onChange();
    });
  }

  const stops = [transactionsAtom, isOpenAtom, routeAtom, shownTransactionsAtom, snackbarAtom].map((one) =>
    store.sub(one, onChange),
  );
  stops.push(store.sub(localeAtom, reword));
  onChange();
  return () => {
    isOver = true;
    cancel?.();
    for (const stop of stops) stop();
  };
}

/** Presumably sent, outcome unknown. While the wallet is asking, its own prompt says so. */
function isOnItsWay(transaction: TrackedTransaction): boolean {
  const { step } = transaction.status;
  return wholeOutcomeOf(transaction) === undefined && step !== 'asked' && step !== 'declined';
}

const isLookedAt = (one: TrackedTransaction, now: number) =>
  needsLook(one, now) || needsDeliveryLook(one, now);

/** Equal for what is told in the same words. */
function progressOf(transaction: TrackedTransaction): string {
  const delivery = deliveryOf(transaction);
  return delivery ? deliveryProgress(delivery) : transaction.status.step;
}
