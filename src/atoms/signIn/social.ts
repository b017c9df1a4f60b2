import { atom } from 'jotai/vanilla';
import { POPUP_WINDOW } from '../../lib/browser/popupWindow.js';
import { WalletModalError } from '../../lib/errors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import type { WindowProvider } from '../../lib/signIn/signIn.js';
import { flowAtom } from '../connecting/flow.js';
import { type OpenedWindow, servicesAtom } from '../hostServices.js';
import { goBackAtom, pushAtom } from '../router.js';
import { configAtom } from '../siteConfig.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { trackAtom } from '../track.js';
import { type Attempt, attemptAtoms } from '../util/attempt.js';
import { describeSignInFailure } from './describeSignInFailure.js';
import { finishSignInAtom, stopFinishingAtom, tellFailureAtom } from './finish.js';
import { providerAnswer } from './providerWindow.js';

/** The status of signing in with a provider in its own window. */
export type SocialSignIn =
  | { readonly step: 'idle' }
  /** The browser blocked the window. The button opens it. */
  | { readonly step: 'blocked' }
  /** The window is open and waits for the user. */
  | { readonly step: 'asking' }
  /** The window seems to be closed, without an answer. */
  | { readonly step: 'closed' }
  /** The user has approved. Their account is being read. */
  | { readonly step: 'reading' }
  | { readonly step: 'failed'; readonly error: WalletModalError }
  | { readonly step: 'done' };

const attempt = attemptAtoms<SocialSignIn>({ step: 'idle' });
const focusCell = atom<{ readonly focus: () => void } | null>(null);

export const socialSignInAtom = attempt.statusAtom;

/** Opens a provider's window and shows the progress. Needs a user gesture, or the browser blocks the window. */
export const startSocialAtom = atom(null, (get, set, provider: WindowProvider) => {
  // Clicked again: the window is already open.
  if (get(attempt.statusAtom).step === 'asking') return get(focusCell)?.focus();
  const begun = set(attempt.beginAtom);
  // Before any `await`, which would use up the user gesture.
  const opened = get(servicesAtom).openWindow(...POPUP_WINDOW);
  begun.note({ step: opened ? 'asking' : 'blocked' });
  set(focusCell, opened && { focus: () => opened.focus() });
  set(pushAtom, { view: 'ConnectingSocial', provider });
  set(flowAtom, { views: ['ConnectingSocial'], end: () => set(cancelSocialAtom) });
  set(trackAtom, { event: 'SOCIAL_LOGIN_STARTED', properties: { provider } });
  if (opened) void set(askInWindowAtom, provider, opened, begun);
});

const askInWindowAtom = atom(
  null,
  async (
    get,
    set,
    provider: WindowProvider,
    opened: OpenedWindow,
    { signal, note }: Attempt<SocialSignIn>,
  ) => {
    const services = get(servicesAtom);
    // Also aborted if the attempt fails.
    const asking = new AbortController();
    signal.addEventListener('abort', () => asking.abort());
    const frame = get(configAtom).signIn;
    const origin = frame ? new URL(frame.url).origin : '';
    const answer = providerAnswer(opened, {
      services,
      origin,
      signal: asking.signal,
      onClosed: () => note({ step: 'closed' }),
      onCutOff: () => services.host.report(cutOffError()),
    });
    // Handled below, unless an earlier step fails.
    answer.catch(() => undefined);
    try {
      const { calls } = await services.openSignIn();
      const { uri } = await calls.getSocialRedirectUri(provider, { signal });
      // A closed window cannot navigate.
      if (!opened.closed) opened.location.replace(uri);
      const resultUri = await answer;
      note({ step: 'reading' });
      await calls.connectSocial(provider, resultUri, { signal });
      await set(finishSignInAtom, signal);
      if (signal.aborted) return;
      note({ step: 'done' });
      set(trackAtom, { event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider } });
    } catch (cause) {
      if (signal.aborted) return;
      asking.abort();
      const error = toWalletModalError(cause);
      set(trackAtom, { event: 'SOCIAL_LOGIN_ERROR', properties: { provider } });
      set(tellFailureAtom, error);
      if (error.code === 'untrusted_origin') {
        set(showSnackbarAtom, { kind: 'error', text: describeSignInFailure(error) });
        set(goBackAtom);
      } else {
        note({ step: 'failed', error });
      }
    }
  },
);

/** Brings the window to the front. */
export const showSocialWindowAtom = atom(null, (get) => get(focusCell)?.focus());

/** Closes the window. Later answers are ignored. */
const cancelSocialAtom = atom(null, (get, set) => {
  const { step } = get(attempt.statusAtom);
  set(attempt.cancelAtom);
  set(focusCell, null);
  if (step === 'reading') set(stopFinishingAtom);
});

function cutOffError(): WalletModalError {
  return new WalletModalError('window_lost', 'The window can no longer be reached.', {
    details:
      'If it is still open, the page was sent with a Cross-Origin-Opener-Policy that separates them: send same-origin-allow-popups instead.',
  });
}
