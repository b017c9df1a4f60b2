import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../../lib/errors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import { networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import type { SendRequest, WantedTransfer } from '../../lib/send/sendRequest.js';
import type { TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import { noteOtherNameAtom } from '../account/otherNames.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { type Flow, flowAtom } from '../connecting/flow.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { goBackAtom, pushAtom, routeAtom, type ViewName } from '../router.js';
import { forgetConfirmedAtom } from '../transactions/confirmedEarlier.js';
import { loadTransactionsAtom, refuseSecondTransferAtom } from '../transactions/trackTransaction.js';
import { latestAtom } from '../util/latest.js';
import { draftAtom, type SendDraft } from './draft.js';
import { sendAmountAtom, sendButtonAtom } from './form.js';
import { recipientAtom, sendRecipientForm } from './recipient.js';
import { sendTokenAtom } from './sendTokens.js';

/** Lifetime of a prepared transfer's figures, in ms. A Solana transaction is accepted for about a minute. */
const SEND_LIFE_MS = { eip155: 120_000, solana: 40_000 } as const;

/** A transfer on screen. */
interface ShownTransfer {
  readonly request: SendRequest;
  /** The recipient's name as typed. */
  readonly name: string | undefined;
}

/** The progress of sending. If nothing was sent, as far as we know, it returns to the previous step, with the reason. */
export type SendFlow =
  | {
      readonly step: 'form';
      readonly error?: WalletModalError | undefined;
      /** Whether it failed after the review, while asking the wallet. */
      readonly isAsked?: boolean;
      readonly declined?: string | undefined;
    }
  | { readonly step: 'preparing' }
  | (ShownTransfer & {
      readonly step: 'review';
      /** Why it can no longer be sent: something changed, or its figures are too old. */
      readonly voidBy: 'change' | 'age' | undefined;
      readonly error?: WalletModalError | undefined;
      /** The id of the record, if only the wallet's rejection says that nothing was sent. */
      readonly declined?: string | undefined;
    })
  | (ShownTransfer & { readonly step: 'asking' })
  /** The wallet may have sent it, and the tracker looks for it. It is not sent again from here. */
  | (ShownTransfer & {
      readonly step: 'unclear';
      /** The id of its record. */
      readonly id: string;
      readonly error: WalletModalError;
    })
  /** The network shows that it failed. */
  | (ShownTransfer & { readonly step: 'over'; readonly transaction: TrackedTransaction });

export type ShownSend = Extract<SendFlow, ShownTransfer>;

/** With its draft. */
type Inner = SendFlow & { readonly draft?: SendDraft };

/** Why nothing was sent, as far as we know. */
type AskingFailure = Pick<Extract<SendFlow, { step: 'review' }>, 'error' | 'declined'>;

/** A transfer for which the wallet is asked. */
export interface AskedTransfer extends ShownTransfer {
  readonly draft: SendDraft;
}

const FORM: readonly ViewName[] = ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview'];
const REVIEW: readonly ViewName[] = ['WalletSendPreview', 'ApproveTransaction', 'ConfirmInApp'];

const cell = atom<Inner>({ step: 'form' });
const nextAtom = latestAtom();
const stopTimerCell = atom<(() => void) | undefined>(undefined);

export const sendFlowAtom = atom((get): SendFlow => {
  const flow = get(cell);
  const isSameDraft = flow.draft === get(draftAtom);
  // The reason stays until the form changes.
  if (flow.step === 'form') return isSameDraft ? flow : { step: 'form' };
  if (flow.step !== 'review' || flow.voidBy) return flow;
  const isSame = flow.request.account === get(accountAtom) && isSameDraft;
  return isSame ? flow : { ...flow, voidBy: 'change' };
});

const enterAtom = atom(null, (_get, set, views: Flow['views']) => {
  set(flowAtom, { views, end: () => set(leaveSendingAtom) });
});

/** Back to the form with its content. A pending wallet request continues there. */
const leaveSendingAtom = atom(null, (get, set) => {
  set(nextAtom);
  get(stopTimerCell)?.();
  if (get(cell).step !== 'form') set(cell, { step: 'form' });
});

/** Shows a prepared transfer until its figures are too old. */
const reviewAtom = atom(
  null,
  (get, set, request: SendRequest, name: string | undefined, draft: SendDraft) => {
    set(cell, { step: 'review', request, name, draft, voidBy: undefined });
    get(stopTimerCell)?.();
    const life = SEND_LIFE_MS[spokenNamespaceOf(networkOf(request.account))];
    const stop = get(servicesAtom).clock.after(life, () => {
      const flow = get(cell);
      if (flow.step === 'review' && flow.request === request) set(cell, { ...flow, voidBy: 'age' });
    });
    set(stopTimerCell, () => stop);
  },
);

/** Builds and simulates the form's transfer, then shows it. */
export const reviewSendAtom = atom(null, async (get, set) => {
  const account = get(accountAtom);
  const token = get(sendTokenAtom);
  const draft = get(draftAtom);
  const { units } = get(sendAmountAtom);
  const recipient = get(recipientAtom);
  const isReady = get(sendButtonAtom) === 'review' && get(cell).step !== 'preparing';
  if (!isReady || !account || !token || units === undefined || recipient.step !== 'found') return;
  const signal = set(nextAtom);
  const wanted: WantedTransfer = {
    account,
    token,
    amount: draft.amount.kind === 'max' ? 'max' : units,
    recipient: recipient.address,
    mayBeSponsored: get(isSmartAccountAtom),
  };
  set(cell, { step: 'preparing' });
  set(enterAtom, FORM);
  // Loads ahead, so that a click on Send doesn't wait. That click reports a loading error.
  void set(loadTransactionsAtom).catch(() => undefined);
  try {
    await set(refuseSecondTransferAtom, account);
    const sending = await get(servicesAtom).openSending();
    const request = await sending.prepare(wanted, { signal });
    if (signal.aborted) return;
    set(forgetConfirmedAtom);
    set(noteOtherNameAtom, token.network, token, request.token);
    set(reviewAtom, request, recipient.name, draft);
    set(enterAtom, REVIEW);
    set(pushAtom, { view: 'WalletSendPreview' });
  } catch (cause) {
    if (signal.aborted) return;
    const error = toWalletModalError(cause);
    set(cell, { step: 'form', error, draft });
    get(servicesAtom).host.report(error);
  }
});

/** Marks the transfer on screen as asked for and returns it. Returns undefined if there is none that may be sent. */
export const beginAskingAtom = atom(null, (get, set): AskedTransfer | undefined => {
  const flow = get(sendFlowAtom);
  if (flow.step !== 'review' || flow.voidBy) return undefined;
  get(stopTimerCell)?.();
  const { request, name } = flow;
  const draft = get(draftAtom);
  set(cell, { step: 'asking', request, name, draft });
  set(enterAtom, REVIEW);
  return { request, name, draft };
});

/** Whether this transfer is on screen at this step. */
function isAt(flow: Inner, step: 'asking' | 'unclear' | 'review', request: SendRequest): boolean {
  return flow.step === step && flow.request === request;
}

/** Whether this transfer is on screen after the wallet was asked. */
const isOnScreen = (flow: Inner, request: SendRequest) =>
  isAt(flow, 'asking', request) || isAt(flow, 'unclear', request) || isAt(flow, 'review', request);

/** Whether this transfer is on screen while the wallet is asked. */
export const isAskingAtom = atom((get) => {
  const flow = get(cell);
  return (request: SendRequest) => isAt(flow, 'asking', request);
});

/** Returns to the review and makes it void: the typed name now has another address. */
export const voidAskingAtom = atom(null, (get, set, { request, name, draft }: AskedTransfer) => {
  if (!isAt(get(cell), 'asking', request)) return;
  set(cell, { step: 'review', request, name, draft, voidBy: 'change' });
  set(sendRecipientForm.retryAtom);
});

/**
 * Returns to the review of a transfer that was not sent, as far as we know. If the visitor has left the review, the form shows
 * the reason, unless it has changed. Without a failure, the wallet wasn't asked.
 */
export const failAskingAtom = atom(null, (get, set, asked: AskedTransfer, failure?: AskingFailure) => {
  const { request, name, draft } = asked;
  const flow = get(cell);
  if (flow.step === 'form' && !flow.error && failure) {
    set(cell, { step: 'form', ...failure, isAsked: true, draft });
  }
  if (!isAt(flow, 'asking', request)) return;
  set(reviewAtom, request, name, draft);
  set(cell, (present) => ({ ...present, ...failure }) as Inner);
});

/** Shows that the transfer may or may not have been sent. If the visitor has left, the form shows that from the record. */
export const doubtAskingAtom = atom(
  null,
  (get, set, asked: AskedTransfer, id: string, error: WalletModalError) => {
    const { request, name, draft } = asked;
    if (isAt(get(cell), 'asking', request)) set(cell, { step: 'unclear', request, name, draft, id, error });
  },
);

/** Shows that a transfer that may have been sent failed. */
export const endDoubtAtom = atom(null, (get, set, asked: AskedTransfer, transaction: TrackedTransaction) => {
  const { request, name, draft } = asked;
  if (isOnScreen(get(cell), request)) set(cell, { step: 'over', request, name, draft, transaction });
});

/** Ends with success. Returns whether the visitor is still there. */
export const endAskingAtom = atom(null, (get, set, request: SendRequest) => {
  const flow = get(cell);
  if (!isOnScreen(flow, request)) return false;
  set(cell, { step: 'form' });
  set(flowAtom, null);
  return get(isOpenAtom) && REVIEW.includes(get(routeAtom).view);
});

/** Goes back to the form and reviews the same transfer again. */
export const reviewAgainAtom = atom(null, async (_get, set) => {
  set(goBackAtom);
  await set(reviewSendAtom);
});
