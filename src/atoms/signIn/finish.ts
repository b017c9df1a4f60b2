import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../../lib/errors.js';
import { namespaceOf } from '../../lib/networks/caip.js';
import { SIGN_IN_CONNECTOR } from '../../lib/signIn/signIn.js';
import { cancelConnectAtom, connectAttemptAtom } from '../connecting/connectAttempt.js';
import { connectWalletAtom } from '../connecting/connectWallet.js';
import { servicesAtom } from '../hostServices.js';
import { signInNamespacesAtom, signInNetworksAtom } from './signInNetworks.js';

/**
 * Connects the signed-in user, on the first wanted network that the frame supports. Rejects with the error of the frame or of
 * connecting. On success, `leaveFinishedViews.ts` leaves the view.
 */
export const finishSignInAtom = atom(null, async (get, set, signal: AbortSignal): Promise<void> => {
  const { calls } = await get(servicesAtom).openSignIn();
  const [namespace] = get(signInNamespacesAtom);
  const network = get(signInNetworksAtom).find((id) => namespaceOf(id) === namespace);
  await calls.getUser(network ? { network } : { namespace }, { signal });
  await set(connectWalletAtom, SIGN_IN_CONNECTOR);
  const attempt = get(connectAttemptAtom);
  if (attempt.step === 'failed') throw attempt.error;
});

/** Reports a failed sign-in to the page, unless connecting already has. */
export const tellFailureAtom = atom(null, (get, _set, error: WalletModalError) => {
  const attempt = get(connectAttemptAtom);
  const isTold = attempt.step === 'failed' && attempt.error === error;
  if (!isTold) get(servicesAtom).host.report(error);
});

/** Stops connecting the signed-in user. */
export const stopFinishingAtom = atom(null, (get, set) => {
  if (get(connectAttemptAtom).step === 'asking') set(cancelConnectAtom);
});
