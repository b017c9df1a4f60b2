import { atom } from 'jotai/vanilla';
import { disconnectInViewAtom } from '../connecting/disconnectInView.js';
import { connectionAtom } from '../connection.js';
import { canGoBackAtom, goBackAtom, resetAtom } from '../router.js';
import { cancelSiweAttemptAtom } from './siweFlow.js';
import { trackSiweAtom } from './trackSiwe.js';

/**
 * Leaves without signing in: goes back to the previous view, or disconnects the wallet and closes the modal (behaviour 2.5).
 */
export const cancelSiweAtom = atom(null, async (get, set) => {
  set(trackSiweAtom, 'CLICK_CANCEL_SIWE');
  set(cancelSiweAttemptAtom);
  if (!get(connectionAtom)) set(resetAtom, { view: 'Connect' });
  else if (get(canGoBackAtom)) set(goBackAtom);
  else await set(disconnectInViewAtom);
});
