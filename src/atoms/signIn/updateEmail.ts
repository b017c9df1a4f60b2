import { atom } from 'jotai/vanilla';
import type { Bridge } from '../../bridge/createBridge.js';
import type { WalletModalError } from '../../lib/errors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import { type Flow, flowAtom } from '../connecting/flow.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../opening.js';
import {
  goBackToIndexAtom,
  historyAtom,
  pushAtom,
  replaceAtom,
  resetAtom,
  routeAtom,
  type ViewName,
} from '../router.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { trackAtom } from '../track.js';
import { latestAtom } from '../util/latest.js';
import { tellRefusalAtom } from './refusal.js';

/** Where changing the email address of a sign-in stands; `email` is the new one. Which code is asked for, the view says. */
export type EmailUpdate =
  /** The person types, perhaps not for the first time; `error` says why `email` was not taken. */
  | {
      readonly step: 'typing';
      readonly email?: string | undefined;
      readonly error?: WalletModalError | undefined;
    }
  /** A code is on its way. */
  | { readonly step: 'sending'; readonly email: string }
  /** The person reads a code; `error` says what was wrong with the last one. */
  | { readonly step: 'code'; readonly email: string; readonly error?: WalletModalError | undefined }
  | { readonly step: 'checking'; readonly email: string };

const FORM: readonly ViewName[] = ['UpdateEmailWallet'];
const CODES: readonly ViewName[] = ['UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp'];

const START: EmailUpdate = { step: 'typing' };
const cell = atom<EmailUpdate>(START);
const nextAtom = latestAtom();

export const emailUpdateAtom = atom((get) => get(cell));

const enterAtom = atom(null, (_get, set, views: Flow['views']) => {
  set(flowAtom, { views, end: () => set(endAtom) });
});

/** Stops waiting for the frame. Who goes back to the field finds there what they typed. */
const endAtom = atom(null, (get, set) => {
  const { email } = get(cell);
  const isBack = get(isOpenAtom) && get(routeAtom).view === 'UpdateEmailWallet';
  set(nextAtom);
  set(cell, isBack ? { step: 'typing', email } : START);
  if (isBack) set(enterAtom, FORM);
});

/** Asks for a change to another address: a code is sent to the present one, or to the new one where there is none yet. */
export const submitNewEmailAtom = atom(null, async (get, set, email: string) => {
  if (get(cell).step === 'sending') return;
  const signal = set(nextAtom);
  set(cell, { step: 'sending', email });
  set(enterAtom, FORM);
  set(trackAtom, { event: 'EMAIL_EDIT' });
  try {
    const { calls } = await get(servicesAtom).openSignIn();
    const { action } = await calls.updateEmail(email, { signal });
    if (signal.aborted) return;
    set(cell, { step: 'code', email });
    set(enterAtom, CODES);
    const isFirst = action === 'VERIFY_PRIMARY_OTP';
    set(pushAtom, { view: isFirst ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp', email });
  } catch (cause) {
    if (signal.aborted) return;
    const error = toWalletModalError(cause);
    set(cell, { step: 'typing', email, error });
    set(tellRefusalAtom, error);
  }
});

/** Asks the frame about a code. True when it is right and still waited for. */
const checkAtom = atom(
  null,
  async (get, set, email: string, ask: (calls: Bridge['calls'], signal: AbortSignal) => Promise<unknown>) => {
    if (get(cell).step === 'checking') return false;
    const signal = set(nextAtom);
    set(cell, { step: 'checking', email });
    // Who was asked for an approval in between has left the view and come back.
    set(enterAtom, CODES);
    try {
      const { calls } = await get(servicesAtom).openSignIn();
      await ask(calls, signal);
      set(trackAtom, { event: 'EMAIL_VERIFICATION_CODE_PASS' });
      return !signal.aborted;
    } catch (cause) {
      if (signal.aborted) return false;
      const error = toWalletModalError(cause);
      set(trackAtom, { event: 'EMAIL_VERIFICATION_CODE_FAIL' });
      get(servicesAtom).host.report(error);
      set(cell, { step: 'code', email, error });
      return false;
    }
  },
);

/** Takes the code that was sent to the present address; then another is sent to the new one. */
export const submitPrimaryCodeAtom = atom(null, async (_get, set, email: string, code: string) => {
  const isRight = await set(checkAtom, email, (calls, signal) =>
    calls.updateEmailPrimaryOtp(code, { signal }),
  );
  if (!isRight) return;
  set(cell, { step: 'code', email });
  set(replaceAtom, { view: 'UpdateEmailSecondaryOtp', email });
});

/** Takes the code that was sent to the new address, which counts from then on, and goes where the person came from. */
export const submitSecondaryCodeAtom = atom(null, async (get, set, email: string, code: string) => {
  // Once it was sent off the frame may have changed it, so the answer is heard even when nobody looks any more.
  const isRight = await set(checkAtom, email, (calls) => calls.updateEmailSecondaryOtp(code));
  if (!isRight) return;
  set(showSnackbarAtom, { kind: 'success', text: { key: 'updateEmail.done' } });
  const form = get(historyAtom).findLastIndex(({ view }) => view === 'UpdateEmailWallet');
  if (form > 0) set(goBackToIndexAtom, form - 1);
  else set(resetAtom, { view: 'Account' });
});
