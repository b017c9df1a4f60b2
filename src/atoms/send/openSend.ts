import { atom } from 'jotai/vanilla';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { walletNetworkAtom } from '../connection.js';
import { pushAtom } from '../router.js';
import { trackAtom } from '../track.js';

/** Opens the send form. */
export const openSendAtom = atom(null, (get, set) => {
  const properties = {
    network: get(walletNetworkAtom) ?? '',
    isSmartAccount: get(isSmartAccountAtom),
  } as const;
  set(trackAtom, { event: 'OPEN_SEND', properties });
  set(pushAtom, { view: 'WalletSend' });
});
