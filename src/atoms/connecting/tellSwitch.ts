import { atom } from 'jotai/vanilla';
import { connectionAtom } from '../connection.js';
import { showSnackbarAtom } from '../snackbarMessage.js';

/** Shows a message with the name of the active wallet. */
export const tellSwitchAtom = atom(null, (get, set) => {
  const { name = '' } = get(connectionAtom)?.connector ?? {};
  set(showSnackbarAtom, { kind: 'success', text: { key: 'snackbar.switchedWallet', params: { name } } });
});
