import { atom } from 'jotai/vanilla';
import { toWalletModalError } from '../../lib/errorText.js';
import { closeModalAtom } from '../closeModal.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { signOutAtom } from './keepVisit.js';
import { isHeldBackAtom } from './siweVisit.js';

/** Signs out from a view. Closes the modal if the site requires signing in. */
export const signOutInViewAtom = atom(null, async (get, set) => {
  try {
    await set(signOutAtom);
    if (get(isOpenAtom) && get(isHeldBackAtom)) set(closeModalAtom, 'disconnected');
  } catch (cause) {
    set(showSnackbarAtom, { kind: 'error', text: { key: 'siwe.signOutFailed' } });
    get(servicesAtom).host.report(toWalletModalError(cause));
  }
});
