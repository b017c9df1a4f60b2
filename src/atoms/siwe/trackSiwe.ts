import { atom } from 'jotai/vanilla';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { walletNetworkAtom } from '../connection.js';
import { trackAtom } from '../track.js';

type SiweEvent = 'CLICK_SIGN_SIWE_MESSAGE' | 'CLICK_CANCEL_SIWE' | 'SIWE_AUTH_SUCCESS' | 'SIWE_AUTH_ERROR';

/** Reports a step of signing in, with the network and kind of the account. */
export const trackSiweAtom = atom(null, (get, set, event: SiweEvent) => {
  const properties = {
    network: get(walletNetworkAtom) ?? '',
    isSmartAccount: get(isSmartAccountAtom),
  } as const;
  set(trackAtom, { event, properties });
});
