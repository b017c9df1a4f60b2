import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../../lib/errors.js';
import { namespaceOf } from '../../lib/networks/caip.js';
import { SIGN_IN_CONNECTOR } from '../../lib/signIn/signIn.js';
import { cancelConnectAtom, connectAttemptAtom } from '../connecting/connectAttempt.js';
import { connectWalletAtom } from '../connecting/connectWallet.js';
import { servicesAtom } from '../hostServices.js';
import { signInNamespacesAtom, signInNetworksAtom } from './signInNetworks.js';

/**
 * Connects whoever has just signed in, on the network that the site wants, as far as the frame
 * knows it. Rejects as the frame does; the modal closes
 * by itself when all went well.
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

/** Tells the page why signing in failed, unless connecting has told it. */
export const tellFailureAtom = atom(null, (get, _set, error: WalletModalError) => {
  const attempt = get(connectAttemptAtom);
  const isTold = attempt.step === 'failed' && attempt.error === error;
  if (!isTold) get(servicesAtom).host.report(error);
});

/** Stops connecting who has just signed in. */
export const stopFinishingAtom = atom(null, (get, set) => {
  if (get(connectAttemptAtom).step === 'asking') set(cancelConnectAtom);
});
