import { atom } from 'jotai/vanilla';
import { SHAKE_MS } from '../lib/constants.js';
import type { CloseReason } from '../lib/state.js';
import { connectionAtom, isNetworkRefusedAtom, neededNamespaceAtom } from './connection.js';
import { shownRowsAtom } from './directory/shownRows.js';
import { servicesAtom } from './hostServices.js';
import { offeredAppRequestAtom } from './pairing/appRequests.js';
import {
  canGoBackAtom,
  goBackAtom,
  isTransactionStackEmptyAtom,
  type OpenableView,
  popTransactionAtom,
  resetAtom,
} from './router.js';
import { approvalsAtom } from './signIn/approvals.js';
import { configAtom } from './siteConfig.js';
import { hideSnackbarAtom } from './snackbarMessage.js';

const openCell = atom(false);

/** Whether the modal is open. The element decides; see `setOpenAtom`. */
export const isOpenAtom = atom((get) => get(openCell));

/** Cancels all transactions, because their views are gone. */
const cancelTransactionsAtom = atom(null, (get, set) => {
  while (!get(isTransactionStackEmptyAtom)) set(popTransactionAtom, 'cancel');
});

/**
 * Follows the element. Opening resets the history to the given view, else to that of `firstViewAtom` (spec §2). Closing
 * cancels all transactions.
 */
export const setOpenAtom = atom(null, (get, set, isOpen: boolean, view?: OpenableView) => {
  if (isOpen) set(resetAtom, { view: view ?? get(firstViewAtom) });
  else set(hideSnackbarAtom);
  set(openCell, isOpen);
  if (isOpen) return;
  set(shownRowsAtom, []);
  set(cancelTransactionsAtom);
  set(neededNamespaceAtom, undefined);
});

/**
 * The view that the modal opens with by default (spec §2): a waiting request, else Connect if not connected, else
 * UnsupportedChain if the site does not accept the wallet's network, else Account.
 */
export const firstViewAtom = atom((get): OpenableView | 'ApproveTransaction' | 'ConfirmInApp' => {
  if (get(approvalsAtom).length > 0) return 'ApproveTransaction';
  if (get(offeredAppRequestAtom)) return 'ConfirmInApp';
  if (!get(connectionAtom)) return 'Connect';
  return get(isNetworkRefusedAtom) ? 'UnsupportedChain' : 'Account';
});

/** Asks the element to close. An inline modal starts over instead. */
export const closeModalAtom = atom(null, (get, set, reason: CloseReason) => {
  if (!get(configAtom).inline) {
    get(servicesAtom).host.close(reason);
    return;
  }
  set(cancelTransactionsAtom);
  set(resetAtom, { view: get(firstViewAtom) });
});

/** Goes back one view, or closes the modal if there is none (spec §2). */
export const goBackOrCloseAtom = atom(null, (get, set) => {
  if (get(canGoBackAtom)) set(goBackAtom);
  else set(closeModalAtom, 'button');
});

const shakeCell = atom(false);
export const isShakingAtom = atom((get) => get(shakeCell));

/** Shakes the card for half a second. Does nothing while it shakes. */
export const shakeAtom = atom(null, (get, set) => {
  if (get(shakeCell)) return;
  set(shakeCell, true);
  get(servicesAtom).clock.after(SHAKE_MS, () => set(shakeCell, false));
});
