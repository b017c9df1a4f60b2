import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../../lib/errors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import { outcomeOf } from '../../lib/outcome.js';
import type { Bridge } from '../../lib/swap/delivery/bridge.js';
import type { BasisPoints } from '../../lib/swap/slippage.js';
import { QUOTE_LIFE_MS } from '../../lib/swap/swapConstants.js';
import type { ApprovalRequest, SwapRequest, WantedSwap } from '../../lib/swap/swapRequest.js';
import { fateOf } from '../../lib/transactions/fateOf.js';
import type { TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import type { Untaken } from '../../lib/transactions/untakenCalls.js';
import type { TextKey } from '../../locales/translation.js';
import { type Flow, flowAtom } from '../connecting/flow.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { routeAtom, type ViewName } from '../router.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { transactionsAtom } from '../transactions/transactionList.js';
import { dataOf } from '../util/asyncResult.js';
import { latestAtom } from '../util/latest.js';
import { swapRecipientAtom } from './recipient/swapRecipient.js';
import { type SwapDraft, slippageAtom, swapDraftAtom } from './swapDraft.js';
import { swapTimeAtom } from './swapForm.js';
import { swapMarketResultAtom } from './swapMarket.js';
import { type ShownQuote, swapQuoteAtom } from './swapQuote.js';
import { offerAtom } from './swapTokens.js';

/** Why a step failed. */
export type SwapFailure =
  /** With our text (behaviour 16.5) or the wallet's. Nothing was sent, as far as we know. */
  | {
      readonly kind: 'unsent';
      readonly text: { readonly key: TextKey } | string;
      readonly error: WalletModalError;
      /** The id of the record, if only the wallet's rejection says that nothing was sent. */
      readonly declined?: string | undefined;
    }
  /** The network shows that it failed. */
  | { readonly kind: 'over'; readonly transaction: TrackedTransaction };

interface MayFail {
  /** Why the step after this one failed. */
  readonly failure?: SwapFailure | undefined;
}

/** The swap as filled in when it was reviewed. */
export interface ReviewedSwap {
  readonly wanted: WantedSwap;
  readonly draft: SwapDraft;
  readonly slippage: BasisPoints;
  /** The amount quoted in the form, in base units. */
  readonly quoted: bigint;
  /** The price impact according to the source, in percent as decimal text. Undefined if the source gives none. */
  readonly toldImpact?: string | undefined;
  /** The bridge to another network, from the form's quote. Undefined on a single network. */
  readonly bridge?: Bridge | undefined;
  /** The number of its approvals that hold. Default: 0. */
  readonly stepsDone?: number | undefined;
  /** Why the wallet can't combine it with its approval. Undefined if the wallet wasn't asked to. */
  readonly notTogether?: Untaken | undefined;
}

/** A swap that can be sent. */
export interface ReadySwap extends ReviewedSwap, MayFail {
  readonly step: 'ready';
  readonly request: SwapRequest;
  /** In ms since 1970. */
  readonly madeAt: number;
  /** The amount the visitor has accepted, in base units. They have to accept a lower one again. */
  readonly accepted: bigint;
  /** When the figures last changed on screen, in ms since 1970. */
  readonly changedAt: number;
  readonly isRefreshing: boolean;
}

/** The progress of the approval on screen. */
type ApprovalPhase =
  | ({ readonly phase: 'review' } & MayFail)
  | { readonly phase: 'asking' }
  /** Waiting for a block, or it is unclear whether the wallet has sent it. `id` is the record's. */
  | { readonly phase: 'mining' | 'unclear'; readonly id: string };

/** An approval that the visitor is asked for. */
export interface ShownApproval extends ReviewedSwap {
  readonly step: 'approving';
  readonly request: ApprovalRequest;
  /** When it was shown, in ms since 1970. */
  readonly changedAt: number;
}

type InnerApproval = ShownApproval & ApprovalPhase;

/** The progress of a swap. A failure leads back to the previous step, with its reason. */
export type SwapFlow =
  | { readonly step: 'initialising' }
  | ({ readonly step: 'form' } & MayFail)
  /** The form with a quote. */
  | ({ readonly step: 'quoted'; readonly quote: ShownQuote } & MayFail)
  /** Reading the allowance and building a transaction. */
  | ({ readonly step: 'allowance' } & ReviewedSwap)
  | (InnerApproval & { readonly voidBy: 'change' | undefined })
  /** After an approval: getting a new quote and transaction. */
  | ({ readonly step: 'rebuilding' } & ReviewedSwap)
  | (ReadySwap & {
      /** Why it can no longer be sent: something changed, or its figures are too old. */
      readonly voidBy: 'change' | 'age' | undefined;
    })
  | ({ readonly step: 'sending'; readonly request: SwapRequest } & ReviewedSwap)
  /** The wallet may have sent it, and the tracker looks for it. It is not sent again from here. `id` is the record's. */
  | ({
      readonly step: 'unclear';
      readonly request: SwapRequest;
      readonly id: string;
      readonly error: WalletModalError;
    } & ReviewedSwap)
  | { readonly step: 'done'; readonly request: SwapRequest };

type WithVoid = Extract<SwapFlow, { voidBy: unknown }>;
/** The stored step; `quoted` and `voidBy` are derived. */
export type InnerSwapFlow =
  | Exclude<SwapFlow, WithVoid | { step: 'quoted' | 'form' }>
  | InnerApproval
  | ReadySwap
  | ({ readonly step: 'form'; readonly draft?: SwapDraft } & MayFail);

const cell = atom<InnerSwapFlow>({ step: 'initialising' });
const nextAtom = latestAtom();

const FORM: readonly ViewName[] = ['Swap', 'SwapSelectToken', 'SwapPreview'];
const REVIEW: readonly ViewName[] = ['SwapPreview', 'ApproveTransaction', 'ConfirmInApp'];

const isReviewedStillAtom = atom((get) => {
  const account = get(accountAtom);
  const draft = get(swapDraftAtom);
  const slippage = get(slippageAtom);
  const recipient = get(swapRecipientAtom);
  return (reviewed: ReviewedSwap) =>
    reviewed.wanted.account === account &&
    reviewed.wanted.recipient === recipient &&
    reviewed.draft === draft &&
    reviewed.slippage === slippage;
});

/** Whether a transaction is known to have been sent. */
const isOnItsWayAtom = atom((get) => (id: string) => {
  const found = get(transactionsAtom).find((one) => one.id === id);
  return found !== undefined && fateOf(found) === 'sent';
});

export const swapFlowAtom = atom((get): SwapFlow => {
  const flow = get(cell);
  switch (flow.step) {
    case 'form': {
      // The reason stays until the form changes.
      const failure = flow.draft === get(swapDraftAtom) ? flow.failure : undefined;
      if (!get(offerAtom) && !failure) return { step: 'initialising' };
      const quote = dataOf(get(swapQuoteAtom));
      return quote ? { step: 'quoted', quote, failure } : { step: 'form', failure };
    }
    case 'approving': {
      const isFound = flow.phase === 'unclear' && get(isOnItsWayAtom)(flow.id);
      const present: InnerApproval = isFound ? { ...flow, phase: 'mining' } : flow;
      return { ...present, voidBy: get(isReviewedStillAtom)(flow) ? undefined : 'change' };
    }
    case 'ready': {
      if (!get(isReviewedStillAtom)(flow)) return { ...flow, voidBy: 'change' };
      const isOld = get(swapTimeAtom) - flow.madeAt >= QUOTE_LIFE_MS;
      return { ...flow, voidBy: isOld ? 'age' : undefined };
    }
    default:
      return flow;
  }
});

/** The stored step, without derived values. */
export const innerSwapFlowAtom = atom((get) => get(cell));

const ownFlowCell = atom<Flow | null>(null);

/** Goes to a step. Leaving its views leads back to the form. */
export const stepAtom = atom(null, (get, set, flow: InnerSwapFlow) => {
  set(cell, flow);
  const isAwaited = flow.step !== 'form' && flow.step !== 'done';
  const views = flow.step === 'initialising' ? FORM : REVIEW;
  const isOther = get(flowAtom) !== get(ownFlowCell);
  if (!isAwaited && isOther) return;
  set(ownFlowCell, isAwaited ? { views, end: () => set(leaveSwapAtom) } : null);
  set(flowAtom, get(ownFlowCell));
});

/** Starts an operation: aborts the previous one, and is aborted when the visitor leaves. */
export const beginAtom = atom(null, (_get, set) => set(nextAtom));

/** Back to the form with its content. A pending wallet request continues there. */
const leaveSwapAtom = atom(null, (get, set) => {
  set(nextAtom);
  const { step } = get(cell);
  if (step !== 'form' && step !== 'done') set(cell, { step: 'form' });
});

type UnsentSwap = Extract<SwapFailure, { kind: 'unsent' }>;

/** The views with a notice that shows the failure. */
const SAID: readonly ViewName[] = ['Swap', 'SwapPreview'];

/** The text when a wallet didn't send (behaviour 16.5): the wallet's own, if there is one. */
function textOfWallet({ code, said }: WalletModalError): UnsentSwap['text'] {
  if (outcomeOf(code) === 'declined') return { key: 'snackbar.declined' };
  // The wallet wasn't asked: its account or network has changed, or it doesn't let the page use this account.
  if (code === 'request_invalid') return { key: 'transaction.moved' };
  if (code === 'wallet_locked') return { key: 'transaction.notPermitted' };
  return code === 'wallet_failed' && said ? said : { key: 'snackbar.transactionError' };
}

/**
 * Reports a failed step to the page, and to the visitor unless the view's notice does. Without a key, the step failed in the
 * wallet.
 */
export const failSwapAtom = atom(
  null,
  (
    get,
    set,
    cause: unknown,
    key?: TextKey,
    {
      isInView = true,
      declined,
    }: { readonly isInView?: boolean; readonly declined?: string | undefined } = {},
  ): UnsentSwap => {
    const error = toWalletModalError(cause);
    const text = key ? { key } : textOfWallet(error);
    get(servicesAtom).host.report(error);
    const isSaid = isInView && SAID.includes(get(routeAtom).view);
    const kind = !key && outcomeOf(error.code) === 'declined' ? 'declined' : 'error';
    if (get(isOpenAtom) && !isSaid) set(showSnackbarAtom, { kind, text });
    return { kind: 'unsent', text, error, declined };
  },
);

/** The pending parts. */
export interface SwapLoading {
  readonly prices: boolean;
  readonly quote: boolean;
  readonly approvalTransaction: boolean;
  readonly buildTransaction: boolean;
  readonly transaction: boolean;
}

/** Derived from the flow and the data it reads (behaviour 9.13). */
export const swapLoadingAtom = atom((get): SwapLoading => {
  const flow = get(swapFlowAtom);
  return {
    prices: get(swapMarketResultAtom).status === 'pending',
    quote: get(swapQuoteAtom).status === 'pending',
    approvalTransaction: flow.step === 'approving' && flow.phase !== 'review',
    buildTransaction:
      flow.step === 'allowance' || flow.step === 'rebuilding' || (flow.step === 'ready' && flow.isRefreshing),
    transaction: flow.step === 'sending',
  };
});
