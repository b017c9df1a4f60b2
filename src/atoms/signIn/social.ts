import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../../lib/errors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import type { WindowProvider } from '../../lib/signIn/signIn.js';
import { flowAtom } from '../connecting/flow.js';
import { type OpenedWindow, servicesAtom } from '../hostServices.js';
import { goBackAtom, pushAtom } from '../router.js';
import { configAtom } from '../siteConfig.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { trackAtom } from '../track.js';
import { type Attempt, attemptAtoms } from '../util/attempt.js';
import { finishSignInAtom, stopFinishingAtom, tellFailureAtom } from './finish.js';
import { providerAnswer } from './providerWindow.js';

/** Where signing in by a provider that asks in a window of its own stands. */
export type SocialSignIn =
  | { readonly step: 'idle' }
  /** The browser opened no window; a press opens it. */
  | { readonly step: 'blocked' }
  /** The person is asked in the window. */
  | { readonly step: 'asking' }
  /** The window seems to be closed, and nothing was answered. */
  | { readonly step: 'closed' }
  /** The person has said yes; who they are is being read. */
  | { readonly step: 'reading' }
  | { readonly step: 'failed'; readonly error: WalletModalError }
  | { readonly step: 'done' };

/** One window for all, by its name (spec §9). */
const WINDOW = ['popupWindow', 'width=600,height=800,scrollbars=yes'] as const;

const attempt = attemptAtoms<SocialSignIn>({ step: 'idle' });
const focusCell = atom<{ readonly focus: () => void } | null>(null);

export const socialSignInAtom = attempt.statusAtom;

/** Opens the window of a provider and shows how that goes. Only in a press: else the browser opens no window. */
export const startSocialAtom = atom(null, (get, set, provider: WindowProvider) => {
  // Pressed twice: one window is enough.
  if (get(attempt.statusAtom).step === 'asking') return get(focusCell)?.focus();
  const begun = set(attempt.beginAtom);
  // Before anything is waited for, which would use up the press.
  const opened = get(servicesAtom).openWindow(...WINDOW);
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
    // What ends with this attempt, whatever its reason.
    const asking = new AbortController();
    signal.addEventListener('abort', () => asking.abort());
    const frame = get(configAtom).signIn;
    const origin = frame ? new URL(frame.url).origin : '';
    const onClosed = () => note({ step: 'closed' });
    const answer = providerAnswer(opened, { services, origin, signal: asking.signal, onClosed });
    // Heard of below, if it is still of interest then.
    answer.catch(() => undefined);
    try {
      const { calls } = await services.openSignIn();
      const { uri } = await calls.getSocialRedirectUri(provider, { signal });
      // What is closed has nowhere to go.
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
        set(showSnackbarAtom, { kind: 'error', text: error.shortMessage });
        set(goBackAtom);
      } else {
        note({ step: 'failed', error });
      }
    }
  },
);

/** Brings the window to the front, which may be behind the page. */
export const showSocialWindowAtom = atom(null, (get) => get(focusCell)?.focus());

/** Closes the window; what is answered later does nothing. */
const cancelSocialAtom = atom(null, (get, set) => {
  const { step } = get(attempt.statusAtom);
  set(attempt.cancelAtom);
  set(focusCell, null);
  if (step === 'reading') set(stopFinishingAtom);
});
