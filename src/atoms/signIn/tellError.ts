import { atom } from 'jotai/vanilla';
import { toWalletModalError } from '../../lib/errorText.js';
import { servicesAtom } from '../hostServices.js';
import { showSnackbarAtom } from '../snackbarMessage.js';

/** Tells the page and the visitor of what went wrong. */
export const tellErrorAtom = atom(null, (get, set, cause: unknown) => {
  const error = toWalletModalError(cause);
  get(servicesAtom).host.report(error);
  set(showSnackbarAtom, { kind: 'error', text: error.shortMessage });
});
