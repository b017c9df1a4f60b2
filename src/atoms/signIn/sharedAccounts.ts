import { atom } from 'jotai/vanilla';
import { servicesAtom } from '../hostServices.js';
import { goBackOrCloseAtom } from '../opening.js';
import { routeAtom } from '../router.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { trackAtom } from '../track.js';
import { signedInAtom } from './signedIn.js';
import { tellErrorAtom } from './tellError.js';

const cell = atom(false);

/** Whether the frame is asked for the accounts that were chosen. */
export const isSharingAtom = atom((get) => get(cell));

/**
 * Lets the site know these accounts only, by their addresses, and leaves the view in which they were chosen. When the
 * one in use is not among them the first one is used; should the frame not do that, the visitor is told.
 */
export const shareAccountsAtom = atom(null, async (get, set, addresses: readonly string[]) => {
  if (get(cell)) return;
  set(cell, true);
  const before = get(signedInAtom)?.user.accountType;
  try {
    const { calls } = await get(servicesAtom).openSignIn();
    const { accountType, isFallback, network } = await calls.shareAccounts(addresses);
    if (accountType !== before) {
      set(trackAtom, { event: 'SET_PREFERRED_ACCOUNT_TYPE', properties: { accountType, network } });
    }
    if (isFallback) set(showSnackbarAtom, { kind: 'error', text: { key: 'accountType.unusable' } });
    else if (get(routeAtom).view === 'SelectAddresses') set(goBackOrCloseAtom);
  } catch (cause) {
    set(tellErrorAtom, cause);
  } finally {
    set(cell, false);
  }
});
