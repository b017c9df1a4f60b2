import { atom } from 'jotai/vanilla';
import type { CloseReason } from '../lib/state.js';
import { firstViewAtom } from './firstView.js';
import { servicesAtom } from './hostServices.js';
import {
  cancelTransactionsAtom,
  canGoBackAtom,
  goBackAtom,
  popTransactionAtom,
  resetAtom,
  routeAtom,
  type ViewName,
} from './router.js';
import { shakeAtom } from './shake.js';
import { configAtom } from './siteConfig.js';
import { isHeldBackAtom } from './siwe/siweVisit.js';

/** The visitor's ways of closing that are refused while they have to sign in. */
const REFUSED: ReadonlySet<CloseReason> = new Set(['backdrop', 'button', 'drag', 'escape']);

/** The views that ask for a signature: ours, the sign-in frame's and the wallet app's. */
const SIGNING: ReadonlySet<ViewName> = new Set(['ConnectingSiwe', 'ApproveTransaction', 'ConfirmInApp']);

/**
 * Whether the modal stays open until the visitor has signed in or cancelled (behaviour 2.4).
 */
export const isClosingRefusedAtom = atom((get) => {
  return get(isHeldBackAtom) && SIGNING.has(get(routeAtom).view);
});

/** Leaves the view of the wallet or frame for the one that starts the request. */
const askAgainAtom = atom(null, (_get, set) => {
  set(popTransactionAtom, 'cancel');
  set(resetAtom, { view: 'ConnectingSiwe' });
});

/** Asks the element to close. An inline modal starts over instead. */
export const closeModalAtom = atom(null, (get, set, reason: CloseReason) => {
  if (REFUSED.has(reason) && get(isClosingRefusedAtom)) {
    return set(reason === 'button' ? askAgainAtom : shakeAtom);
  }
  if (!get(configAtom).inline) {
    get(servicesAtom).host.close(reason);
    return;
  }
  set(cancelTransactionsAtom);
  set(resetAtom, { view: get(firstViewAtom) });
});

/** Goes back one view, or closes the modal if there is none. */
export const goBackOrCloseAtom = atom(null, (get, set) => {
  if (get(canGoBackAtom)) set(goBackAtom);
  else set(closeModalAtom, 'button');
});
