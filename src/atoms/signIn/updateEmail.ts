import { atom } from 'jotai/vanilla';
import type { Bridge } from '../../bridge/createBridge.js';
import type { WalletModalError } from '../../lib/errors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import { type Flow, flowAtom } from '../connecting/flow.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
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
import { mailedAtAtom } from './mailedAt.js';
import { tellRefusalAtom } from './refusal.js';

/** The status of changing a sign-in's email address. `email` is the new one. The view determines which code is expected. */
export type EmailUpdate =
  /** The user types the new address; `error` is the failure of the last one. */
  | {
      readonly step: 'typing';
      readonly email?: string | undefined;
      readonly error?: WalletModalError | undefined;
    }
  /** A code is being requested. */
  | { readonly step: 'sending'; readonly email: string }
  /** The user must enter a code; `error` is the failure of the last one. */
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

/** Stops waiting for the frame. Going back to the form keeps the typed address. */
const endAtom = atom(null, (get, set) => {
  const { email } = get(cell);
  const isBack = get(isOpenAtom) && get(routeAtom).view === 'UpdateEmailWallet';
  set(nextAtom);
  set(cell, isBack ? { step: 'typing', email } : START);
  if (isBack) set(enterAtom, FORM);
});

/** Starts changing the email address. The code goes to the present address, or to the new one if there is none yet. */
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
    set(mailedAtAtom);
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

/** Checks a code with the frame. Resolves to whether it is right and the wait was not ended; never rejects. */
const checkAtom = atom(
  null,
  async (get, set, email: string, ask: (calls: Bridge['calls'], signal: AbortSignal) => Promise<unknown>) => {
    if (get(cell).step === 'checking') return false;
    const signal = set(nextAtom);
    set(cell, { step: 'checking', email });
    // An approval in between has left the view and thereby ended the flow.
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

/** Submits the code sent to the present address. The frame then sends another one to the new address. */
export const submitPrimaryCodeAtom = atom(null, async (_get, set, email: string, code: string) => {
  const isRight = await set(checkAtom, email, (calls, signal) =>
    calls.updateEmailPrimaryOtp(code, { signal }),
  );
  if (!isRight) return;
  set(mailedAtAtom);
  set(cell, { step: 'code', email });
  set(replaceAtom, { view: 'UpdateEmailSecondaryOtp', email });
});

/** Submits the code sent to the new address, which completes the change. Then leaves the views. */
export const submitSecondaryCodeAtom = atom(null, async (get, set, email: string, code: string) => {
  // No signal: the frame may already have changed the address, so its answer matters even after leaving.
  const isRight = await set(checkAtom, email, (calls) => calls.updateEmailSecondaryOtp(code));
  if (!isRight) return;
  set(showSnackbarAtom, { kind: 'success', text: { key: 'updateEmail.done' } });
  const form = get(historyAtom).findLastIndex(({ view }) => view === 'UpdateEmailWallet');
  if (form > 0) set(goBackToIndexAtom, form - 1);
  else set(resetAtom, { view: 'Account' });
});
