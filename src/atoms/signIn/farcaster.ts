import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../../lib/errors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import { flowAtom } from '../connecting/flow.js';
import { servicesAtom } from '../hostServices.js';
import { pushAtom } from '../router.js';
import { trackAtom } from '../track.js';
import { attemptAtoms } from '../util/attempt.js';
import { followWait, type WaitPhase } from '../util/followWait.js';
import { finishSignInAtom, stopFinishingAtom, tellFailureAtom } from './finish.js';

/** Where signing in by Farcaster stands, which asks in its app. */
export type FarcasterSignIn =
  | { readonly step: 'idle' }
  /** The address for the app is on its way. */
  | { readonly step: 'preparing'; readonly wait: WaitPhase }
  /** The person brings the address to the app and says yes there. */
  | { readonly step: 'asking'; readonly url: string }
  /** They have; who they are is being read. */
  | { readonly step: 'reading'; readonly url: string }
  | { readonly step: 'failed'; readonly error: WalletModalError }
  | { readonly step: 'done'; readonly url: string };

const ABOUT = { provider: 'farcaster' };
const attempt = attemptAtoms<FarcasterSignIn>({ step: 'idle' });

export const farcasterSignInAtom = attempt.statusAtom;

/** Shows the address for Farcaster's app, and waits for the person as long as they look at it. */
export const startFarcasterAtom = atom(null, async (get, set) => {
  const { signal, note } = set(attempt.beginAtom);
  const { clock, openSignIn } = get(servicesAtom);
  const stopWait = followWait(clock, (wait) => note({ step: 'preparing', wait }));
  signal.addEventListener('abort', stopWait);
  set(pushAtom, { view: 'ConnectingFarcaster' });
  set(flowAtom, { views: ['ConnectingFarcaster'], end: () => set(cancelFarcasterAtom) });
  set(trackAtom, { event: 'SOCIAL_LOGIN_STARTED', properties: ABOUT });
  try {
    const { calls } = await openSignIn();
    const { url } = await calls.getFarcasterUri({ signal });
    stopWait();
    if (signal.aborted) return;
    note({ step: 'asking', url });
    await calls.connectFarcaster({ signal });
    if (signal.aborted) return;
    note({ step: 'reading', url });
    await set(finishSignInAtom, signal);
    if (signal.aborted) return;
    note({ step: 'done', url });
    set(trackAtom, { event: 'SOCIAL_LOGIN_SUCCESS', properties: ABOUT });
  } catch (cause) {
    stopWait();
    if (signal.aborted) return;
    const error = toWalletModalError(cause);
    note({ step: 'failed', error });
    set(trackAtom, { event: 'SOCIAL_LOGIN_ERROR', properties: ABOUT });
    set(tellFailureAtom, error);
  }
});

/** Stops waiting for the person; what is answered later does nothing. */
const cancelFarcasterAtom = atom(null, (get, set) => {
  const { step } = get(attempt.statusAtom);
  set(attempt.cancelAtom);
  if (step === 'reading') set(stopFinishingAtom);
});
