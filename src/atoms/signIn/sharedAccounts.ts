import { atom } from 'jotai/vanilla';
import { goBackOrCloseAtom } from '../closeModal.js';
import { servicesAtom } from '../hostServices.js';
import { routeAtom } from '../router.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { trackAtom } from '../track.js';
import { signedInAtom } from './signedIn.js';
import { tellErrorAtom } from './tellError.js';

const cell = atom(false);

/** Whether the chosen accounts are being shared. */
export const isSharingAtom = atom((get) => get(cell));

/**
 * Shares only the accounts with these addresses with the site, then leaves `SelectAddresses`. If the active account is not
 * among them, switches to the first one. Shows an error if the frame can't use that one.
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
