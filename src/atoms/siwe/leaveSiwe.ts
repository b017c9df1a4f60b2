import { atom } from 'jotai/vanilla';
import { toWalletModalError } from '../../lib/errorText.js';
import { disconnectInViewAtom } from '../connecting/disconnectInView.js';
import { connectionAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { closeModalAtom, isOpenAtom } from '../opening.js';
import { canGoBackAtom, goBackAtom, resetAtom } from '../router.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { signOutAtom } from './keepVisit.js';
import { cancelSiweAttemptAtom } from './siweFlow.js';
import { isHeldBackAtom } from './siweVisit.js';
import { trackSiweAtom } from './trackSiwe.js';

/**
 * Leaves without signing in: back to where the visitor came from, else the wallet is disconnected and the modal closes (spec
 * §2).
 */
export const cancelSiweAtom = atom(null, async (get, set) => {
  set(trackSiweAtom, 'CLICK_CANCEL_SIWE');
  set(cancelSiweAttemptAtom);
  if (!get(connectionAtom)) set(resetAtom, { view: 'Connect' });
  else if (get(canGoBackAtom)) set(goBackAtom);
  else await set(disconnectInViewAtom);
});

/** Leaves once the visitor is signed in. */
export const leaveSiweAtom = atom(null, (get, set) => {
  if (get(canGoBackAtom)) set(goBackAtom);
  else set(closeModalAtom, 'connected');
});

/** Signs out, for a view. Where signing in is required, nothing is left to do here. */
export const signOutInViewAtom = atom(null, async (get, set) => {
  try {
    await set(signOutAtom);
    if (get(isOpenAtom) && get(isHeldBackAtom)) set(closeModalAtom, 'disconnected');
  } catch (cause) {
    set(showSnackbarAtom, { kind: 'error', text: { key: 'siwe.signOutFailed' } });
    get(servicesAtom).host.report(toWalletModalError(cause));
  }
});
