import { atom } from 'jotai/vanilla';
import { WalletModalError } from '../../lib/errors.js';
import type { CaipAddress } from '../../lib/networks/caip.js';
import { type Connection, connectionAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { trackAtom } from '../track.js';
import { disconnectInViewAtom } from './disconnectInView.js';
import { disconnectWalletAtom } from './disconnectWallet.js';
import { switchWalletAtom } from './switchWallet.js';
import { tellSwitchAtom } from './tellSwitch.js';

/** Switches to another connected wallet, or to one of its accounts, and shows a message. */
export const switchInViewAtom = atom(null, async (get, set, id: string, account?: CaipAddress) => {
  if (account) (await get(servicesAtom).connectors.open(id)).selectAccount(account);
  set(switchWalletAtom, id);
  set(tellSwitchAtom);
});

/** Disconnects one of the connected wallets from a view. Shows failures as a message. */
export const disconnectOneInViewAtom = atom(null, async (get, set, { connector }: Connection) => {
  if (get(connectionAtom)?.connector.id === connector.id) return set(disconnectInViewAtom);
  try {
    await set(disconnectWalletAtom, connector.id);
    set(trackAtom, { event: 'DISCONNECT_SUCCESS' });
  } catch (error) {
    set(trackAtom, { event: 'DISCONNECT_ERROR' });
    set(showSnackbarAtom, { kind: 'error', text: { key: 'snackbar.failedToDisconnect' } });
    if (error instanceof WalletModalError) get(servicesAtom).host.report(error);
  }
});
