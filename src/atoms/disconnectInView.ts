import { atom } from 'jotai/vanilla';
import { WalletModalError } from '../lib/errors.js';
import { disconnectAtom } from './account.js';
import { activeNamespaceAtom } from './connection.js';
import { servicesAtom } from './services.js';
import { showSnackbarAtom } from './snackbar.js';
import { trackAtom } from './track.js';

/** Ends the connection that is shown, for a view: a failure is a message (spec §8). */
export const disconnectInViewAtom = atom(null, async (get, set) => {
  try {
    await set(disconnectAtom, get(activeNamespaceAtom));
    set(trackAtom, { event: 'DISCONNECT_SUCCESS' });
  } catch (error) {
    set(trackAtom, { event: 'DISCONNECT_ERROR' });
    set(showSnackbarAtom, { kind: 'error', text: { key: 'snackbar.failedToDisconnect' } });
    if (error instanceof WalletModalError) get(servicesAtom).host.report(error);
  }
});
