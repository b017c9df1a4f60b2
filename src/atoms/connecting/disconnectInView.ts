import { atom } from 'jotai/vanilla';
import { WalletModalError } from '../../lib/errors.js';
import { disconnectAtom } from '../account.js';
import { closeModalAtom } from '../closeModal.js';
import { activeNamespaceAtom, connectionAtom, keepingAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { resetAtom, routeAtom } from '../router.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { trackAtom } from '../track.js';

const signingOutCell = atom(false);

/** Whether the view stays open until the sign-in has ended. */
export const isSigningOutInViewAtom = atom((get) => get(signingOutCell));

/**
 * Disconnects the active wallet from a view. If several wallets are connected, switches to the one used before. Shows failures
 * as a message (behaviour 7.6).
 */
export const disconnectInViewAtom = atom(null, async (get, set) => {
  const route = get(routeAtom);
  const isLeft = () => !get(isOpenAtom) || get(routeAtom) !== route;
  const connection = get(connectionAtom);
  set(signingOutCell, connection?.connector.type === 'AUTH');
  try {
    const isFollowed = connection && (await get(keepingAtom)?.leave(connection));
    if (!isFollowed) await set(disconnectAtom, get(activeNamespaceAtom));
    set(trackAtom, { event: 'DISCONNECT_SUCCESS' });
    if (!isLeft() && !get(connectionAtom)) set(closeModalAtom, 'disconnected');
  } catch (error) {
    set(trackAtom, { event: 'DISCONNECT_ERROR' });
    if (!isLeft() && !get(connectionAtom)) set(resetAtom, { view: 'Connect' });
    set(showSnackbarAtom, { kind: 'error', text: { key: 'snackbar.failedToDisconnect' } });
    if (error instanceof WalletModalError) get(servicesAtom).host.report(error);
  } finally {
    set(signingOutCell, false);
  }
});
