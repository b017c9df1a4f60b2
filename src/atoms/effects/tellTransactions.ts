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
 * Shows the status of the visitor's transactions in the open modal, while they are pending and once their outcome is known.
 * Outcomes from while the modal was closed are shown when it next opens.
 */
export function tellTransactions(
  store: Store,
  { loadTexts, clock }: Pick<Services, 'loadTexts' | 'clock'>,
  keeper: TransactionKeeper,
): Dispose {
  /** The last message, so that it is shown only once. */
  let shown = '';
  /** Set while an outcome is shown, which no other message replaces. */
  let cancel: Dispose | undefined;
  let isOver = false;

  async function show(transaction: TrackedTransaction) {
    try {
      await loadTexts(deliveryOf(transaction) ? ['account', 'delivery'] : ['account']);
    } catch {
      // The texts failed to load. The next change tries again.
      shown = '';
      return;
    }
    if (isOver || !store.get(isOpenAtom)) return;
    // The receipt may have opened meanwhile and show it.
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

  /** Translates the shown message after a change of language. */
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

  /** Whether the view on screen shows the same. */
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

  /**
   * Whether its receipt is open and about to show it. If the receipt doesn't, the message appears after the visitor has left
   * it.
   */
  function isForReceipt(one: TrackedTransaction): boolean {
    const route = store.get(routeAtom);
    return route.view === 'Receipt' && route.id === one.id && !isSaid(one);
  }

  /** Dismisses a message once a view shows the same thing. */
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
    // One at a time, failures first.
    const untold = own.filter((one) => isUntold(one) && !isForReceipt(one));
    const outcome = untold.find((one) => !isWholeSuccess(one)) ?? untold[0];
    const isToTell = (one: TrackedTransaction) =>
      isOnItsWay(one) && isLookedAt(one, clock.now()) && !isSaid(one) && !isForReceipt(one);
    const newest = outcome ?? own.findLast(isToTell);
    const now = newest ? `${newest.id} ${wholeOutcomeOf(newest) ?? progressOf(newest)}` : '';
    // A pending transaction is shown again after another message has timed out.
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

/** Presumably sent, with an unknown outcome. While the wallet is asking, its own prompt shows that. */
function isOnItsWay(transaction: TrackedTransaction): boolean {
  const { step } = transaction.status;
  return wholeOutcomeOf(transaction) === undefined && step !== 'asked' && step !== 'declined';
}

const isLookedAt = (one: TrackedTransaction, now: number) =>
  needsLook(one, now) || needsDeliveryLook(one, now);

/** Equal for statuses with the same message. */
function progressOf(transaction: TrackedTransaction): string {
  const delivery = deliveryOf(transaction);
  return delivery ? deliveryProgress(delivery) : transaction.status.step;
}
