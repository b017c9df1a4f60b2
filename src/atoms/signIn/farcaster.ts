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

/** The status of signing in with Farcaster, where the user approves in its app. */
export type FarcasterSignIn =
  | { readonly step: 'idle' }
  /** The link for the app is being requested. */
  | { readonly step: 'preparing'; readonly wait: WaitPhase }
  /** The user must open the link in the app and approve there. */
  | { readonly step: 'asking'; readonly url: string }
  /** The user has approved. Their account is being read. */
  | { readonly step: 'reading'; readonly url: string }
  | { readonly step: 'failed'; readonly error: WalletModalError }
  | { readonly step: 'done'; readonly url: string };

const ABOUT = { provider: 'farcaster' };
const attempt = attemptAtoms<FarcasterSignIn>({ step: 'idle' });

export const farcasterSignInAtom = attempt.statusAtom;

/** Shows the link for the Farcaster app, and waits until the user approves there or leaves the view. */
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

/** Stops waiting for the user. Later answers are ignored. */
const cancelFarcasterAtom = atom(null, (get, set) => {
  const { step } = get(attempt.statusAtom);
  set(attempt.cancelAtom);
  if (step === 'reading') set(stopFinishingAtom);
});
