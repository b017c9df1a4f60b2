import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../../lib/errors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import { flowAtom } from '../connecting/flow.js';
import { servicesAtom } from '../hostServices.js';
import { goBackAtom, pushAtom, replaceAtom, routeAtom, type ViewName } from '../router.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { trackAtom } from '../track.js';
import { latestAtom } from '../util/latest.js';
import { watchCooldownAtom } from './cooldown.js';
import { finishSignInAtom, stopFinishingAtom, tellFailureAtom } from './finish.js';
import { mailedAtAtom } from './mailedAt.js';
import { tellRefusalAtom } from './refusal.js';
import { tellErrorAtom } from './tellError.js';

/** The status of signing in by email. */
export type EmailSignIn =
  | { readonly step: 'idle' }
  /** A code, or a link for a new device, is being requested. */
  | { readonly step: 'sending' }
  | { readonly step: 'refused'; readonly error: WalletModalError }
  /** The user must open the link that approves this device. */
  | { readonly step: 'device' }
  /** The user must enter the code; `error` is the failure of the last one. */
  | { readonly step: 'code'; readonly error?: WalletModalError | undefined }
  | { readonly step: 'checking' }
  | { readonly step: 'done' };

/** An email address as typed, with the connections at that time. Later visitors with other connections don't get it. */
export interface EmailDraft {
  readonly email: string;
  readonly connections: object;
}

/** Outlives the input field, which differs between layouts. */
export const emailDraftAtom = atom<EmailDraft>();

const EMAIL_VIEWS: readonly ViewName[] = ['EmailVerifyDevice', 'EmailVerifyOtp'];

const IDLE: EmailSignIn = { step: 'idle' };
const cell = atom<EmailSignIn>(IDLE);
const nextAtom = latestAtom();

export const emailSignInAtom = atom((get) => get(cell));

const refuseAtom = atom(null, (_get, set, cause: unknown) => {
  const error = toWalletModalError(cause);
  set(cell, { step: 'refused', error });
  set(tellRefusalAtom, error);
});

/** Requests a code or link for an email address, and shows the view for it. */
export const submitEmailAtom = atom(null, async (get, set, email: string) => {
  if (get(cell).step === 'sending') return;
  const signal = set(nextAtom);
  set(cell, { step: 'sending' });
  const end = () => set(cancelEmailAtom);
  set(flowAtom, { views: ['Connect', ...EMAIL_VIEWS], end });
  set(trackAtom, { event: 'EMAIL_SUBMITTED' });
  try {
    const { calls } = await get(servicesAtom).openSignIn();
    const { action } = await calls.connectEmail(email, { signal });
    if (signal.aborted) return;
    set(mailedAtAtom);
    if (action === 'VERIFY_OTP') set(askForCodeAtom);
    set(pushAtom, { view: action === 'VERIFY_OTP' ? 'EmailVerifyOtp' : 'EmailVerifyDevice', email });
    // From here on, going back to Connect ends the flow, too.
    set(flowAtom, { views: EMAIL_VIEWS, end });
    if (action === 'VERIFY_DEVICE') void set(awaitDeviceAtom, email);
  } catch (cause) {
    if (!signal.aborted) set(refuseAtom, cause);
  }
});

const askForCodeAtom = atom(null, (_get, set) => {
  set(cell, { step: 'code' });
  set(trackAtom, { event: 'EMAIL_VERIFICATION_CODE_SENT' });
});

/** Waits until the user opens the link for this device, or leaves the view. */
const awaitDeviceAtom = atom(null, async (get, set, email: string) => {
  const signal = set(nextAtom);
  set(cell, { step: 'device' });
  try {
    const { calls } = await get(servicesAtom).openSignIn();
    await calls.connectDevice({ signal });
    if (signal.aborted) return;
    // The frame sends the code now.
    set(mailedAtAtom);
    set(trackAtom, { event: 'DEVICE_REGISTERED_FOR_EMAIL' });
    set(askForCodeAtom);
    set(replaceAtom, { view: 'EmailVerifyOtp', email });
  } catch (cause) {
    if (signal.aborted) return;
    set(refuseAtom, cause);
    if (get(routeAtom).view === 'EmailVerifyDevice') set(goBackAtom);
  }
});

/** Signs in with the code from the email. */
export const submitCodeAtom = atom(null, async (get, set, code: string) => {
  if (get(cell).step === 'checking') return;
  const signal = set(nextAtom);
  set(cell, { step: 'checking' });
  let isRight = false;
  try {
    const { calls } = await get(servicesAtom).openSignIn();
    await calls.connectOtp(code, { signal });
    isRight = true;
    set(trackAtom, { event: 'EMAIL_VERIFICATION_CODE_PASS' });
    await set(finishSignInAtom, signal);
    if (signal.aborted) return;
    set(cell, { step: 'done' });
    set(trackAtom, { event: 'CONNECT_SUCCESS', properties: { method: 'email', name: 'Auth' } });
  } catch (cause) {
    if (signal.aborted) return;
    const error = toWalletModalError(cause);
    if (!isRight) set(trackAtom, { event: 'EMAIL_VERIFICATION_CODE_FAIL' });
    set(tellFailureAtom, error);
    set(cell, { step: 'code', error });
  }
});

/** Sends the email again. */
export const resendEmailAtom = atom(null, async (get, set, email: string) => {
  try {
    const { calls } = await get(servicesAtom).openSignIn();
    await calls.connectEmail(email);
    set(mailedAtAtom);
    if (get(routeAtom).view === 'EmailVerifyOtp') set(askForCodeAtom);
    else void set(awaitDeviceAtom, email);
    set(showSnackbarAtom, { kind: 'success', text: { key: 'snackbar.codeResent' } });
  } catch (cause) {
    set(tellErrorAtom, cause);
  } finally {
    set(watchCooldownAtom);
  }
});

/** Stops waiting for the frame. Later answers are ignored. */
const cancelEmailAtom = atom(null, (get, set) => {
  const { step } = get(cell);
  set(nextAtom);
  set(cell, IDLE);
  if (step === 'checking') set(stopFinishingAtom);
});
