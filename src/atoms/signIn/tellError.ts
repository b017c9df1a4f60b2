import { atom } from 'jotai/vanilla';
import { toWalletModalError } from '../../lib/errorText.js';
import { servicesAtom } from '../hostServices.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { describeSignInFailure } from './describeSignInFailure.js';

/** Reports an error to the page, and shows it in a message. */
export const tellErrorAtom = atom(null, (get, set, cause: unknown) => {
  const error = toWalletModalError(cause);
  get(servicesAtom).host.report(error);
  set(showSnackbarAtom, { kind: 'error', text: describeSignInFailure(error) });
});
