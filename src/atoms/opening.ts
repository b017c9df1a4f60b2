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

/** Whether the modal is on screen. The element owns this; see `setOpenAtom`. */
export const isOpenAtom = atom((get) => get(openCell));

const closingsCell = atom(0);

/** Changes whenever the modal was closed: for what is put in order while nobody looks, so that opening need not. */
export const closingsAtom = atom((get) => get(closingsCell));

/** What a person was about to approve ends when it is not in front any more. */
const cancelTransactionsAtom = atom(null, (get, set) => {
  while (!get(isTransactionStackEmptyAtom)) set(popTransactionAtom, 'cancel');
});

/**
 * Follows the element: opening resets the history to the given view, else to Account when connected (UnsupportedChain
 * when the site takes no other network than its own), else to Connect (spec §2).
 */
export const setOpenAtom = atom(null, (get, set, isOpen: boolean, view?: OpenableView) => {
  if (isOpen) set(resetAtom, { view: view ?? get(firstViewAtom) });
  else set(hideSnackbarAtom);
  set(openCell, isOpen);
  if (isOpen) return;
  set(shownRowsAtom, []);
  set(closingsCell, (count) => count + 1);
  set(cancelTransactionsAtom);
  set(neededNamespaceAtom, undefined);
});

/** The view that the modal opens with when nobody names one. */
export const firstViewAtom = atom((get): OpenableView | 'ApproveTransaction' | 'ConfirmInApp' => {
  if (get(approvalsAtom).length > 0) return 'ApproveTransaction';
  if (get(offeredAppRequestAtom)) return 'ConfirmInApp';
  if (!get(connectionAtom)) return 'Connect';
  return get(isNetworkRefusedAtom) ? 'UnsupportedChain' : 'Account';
});

/** Asks the element to close. Where the modal is a part of the page it begins again instead. */
export const closeModalAtom = atom(null, (get, set, reason: CloseReason) => {
  if (!get(configAtom).inline) {
    get(servicesAtom).host.close(reason);
    return;
  }
  set(cancelTransactionsAtom);
  set(resetAtom, { view: get(firstViewAtom) });
});

/** One view back; closes when there is only one (spec §2). */
export const goBackOrCloseAtom = atom(null, (get, set) => {
  if (get(canGoBackAtom)) set(goBackAtom);
  else set(closeModalAtom, 'button');
});

const shakeCell = atom(false);
export const isShakingAtom = atom((get) => get(shakeCell));

/** Shakes the card for half a second; ignored while it shakes. */
export const shakeAtom = atom(null, (get, set) => {
  if (get(shakeCell)) return;
  set(shakeCell, true);
  get(servicesAtom).clock.after(SHAKE_MS, () => set(shakeCell, false));
});
