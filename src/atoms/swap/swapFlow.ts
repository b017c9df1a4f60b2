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
  /** In our words (behaviour 16.5), or the wallet's. Nothing was sent, as far as is known. */
  | {
      readonly kind: 'unsent';
      readonly text: { readonly key: TextKey } | string;
      readonly error: WalletModalError;
      /** The id of the record, if all that says that nothing was sent is the wallet's word that it was declined. */
      readonly declined?: string | undefined;
    }
  /** The network knows that it did not go through. */
  | { readonly kind: 'over'; readonly transaction: TrackedTransaction };

interface MayFail {
  /** Why the step after this one failed. */
  readonly failure?: SwapFailure | undefined;
}

/** What was filled in when the swap was reviewed. */
export interface ReviewedSwap {
  readonly wanted: WantedSwap;
  readonly draft: SwapDraft;
  readonly slippage: BasisPoints;
  /** What the form's quote yields, in base units. */
  readonly quoted: bigint;
  /** What is lost to the price as the source says, in percent as decimal text. Undefined if it does not say. */
  readonly toldImpact?: string | undefined;
  /** What brings it to another network, by the form's quote. Undefined if it stays on one. */
  readonly bridge?: Bridge | undefined;
  /** How many approvals of it hold by now. Default: 0. */
  readonly stepsDone?: number | undefined;
  /** Why the wallet does not do it together with its approval. Undefined if it was not asked to. */
  readonly notTogether?: Untaken | undefined;
}

/** A swap that can be sent. */
export interface ReadySwap extends ReviewedSwap, MayFail {
  readonly step: 'ready';
  readonly request: SwapRequest;
  /** In ms since 1970. */
  readonly madeAt: number;
  /** What the visitor accepted to get, in base units. With less, they have to accept again. */
  readonly accepted: bigint;
  /** When the figures last changed on screen, in ms since 1970. */
  readonly changedAt: number;
  readonly isRefreshing: boolean;
}

/** How far an approval on screen is. */
type ApprovalPhase =
  | ({ readonly phase: 'review' } & MayFail)
  | { readonly phase: 'asking' }
  /** On its way to a block, or the wallet may have sent it and nobody knows. `id` is that of its record. */
  | { readonly phase: 'mining' | 'unclear'; readonly id: string };

/** An approval that the visitor is asked for. */
export interface ShownApproval extends ReviewedSwap {
  readonly step: 'approving';
  readonly request: ApprovalRequest;
  /** When it was shown, in ms since 1970. */
  readonly changedAt: number;
}

type InnerApproval = ShownApproval & ApprovalPhase;

/** How far a swap is. A failure leads back to the step before, with the reason. */
export type SwapFlow =
  | { readonly step: 'initialising' }
  | ({ readonly step: 'form' } & MayFail)
  /** The form with a quote. */
  | ({ readonly step: 'quoted'; readonly quote: ShownQuote } & MayFail)
  /** It is found out whether the contract may take the tokens, and a transaction is built. */
  | ({ readonly step: 'allowance' } & ReviewedSwap)
  | (InnerApproval & { readonly voidBy: 'change' | undefined })
  /** After an approval: quote and transaction are made again. */
  | ({ readonly step: 'rebuilding' } & ReviewedSwap)
  | (ReadySwap & {
      /** Why it cannot be sent any more: something changed, or its figures are too old. */
      readonly voidBy: 'change' | 'age' | undefined;
    })
  | ({ readonly step: 'sending'; readonly request: SwapRequest } & ReviewedSwap)
  /** The wallet may have sent it: the tracker looks for it. It is not sent again from here. `id` is that of its record. */
  | ({
      readonly step: 'unclear';
      readonly request: SwapRequest;
      readonly id: string;
      readonly error: WalletModalError;
    } & ReviewedSwap)
  | { readonly step: 'done'; readonly request: SwapRequest };

type WithVoid = Extract<SwapFlow, { voidBy: unknown }>;
/** `quoted` and `voidBy` are derived. */
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

/** Whether it was found out that a transaction was sent. */
const isOnItsWayAtom = atom((get) => (id: string) => {
  const found = get(transactionsAtom).find((one) => one.id === id);
  return found !== undefined && fateOf(found) === 'sent';
});

export const swapFlowAtom = atom((get): SwapFlow => {
  const flow = get(cell);
  switch (flow.step) {
    case 'form': {
      // A reason is told until something else is filled in.
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

/** The step without what is derived. */
export const innerSwapFlowAtom = atom((get) => get(cell));

const ownFlowCell = atom<Flow | null>(null);

/** Takes a step. Leaving the views in which it goes on leads back to the form. */
export const stepAtom = atom(null, (get, set, flow: InnerSwapFlow) => {
  set(cell, flow);
  const isAwaited = flow.step !== 'form' && flow.step !== 'done';
  const views = flow.step === 'initialising' ? FORM : REVIEW;
  const isOther = get(flowAtom) !== get(ownFlowCell);
  if (!isAwaited && isOther) return;
  set(ownFlowCell, isAwaited ? { views, end: () => set(leaveSwapAtom) } : null);
  set(flowAtom, get(ownFlowCell));
});

/** Begins something of which only the latest counts, and that ends when the visitor leaves. */
export const beginAtom = atom(null, (_get, set) => set(nextAtom));

/** Back to the form, with everything filled in. What a wallet was asked goes on there. */
const leaveSwapAtom = atom(null, (get, set) => {
  set(nextAtom);
  const { step } = get(cell);
  if (step !== 'form' && step !== 'done') set(cell, { step: 'form' });
});

type UnsentSwap = Extract<SwapFailure, { kind: 'unsent' }>;

/** Where a notice says why a step failed. */
const SAID: readonly ViewName[] = ['Swap', 'SwapPreview'];

/** What the visitor reads when a wallet did not send (behaviour 16.5): its own words, if it has any. */
function textOfWallet({ code, said }: WalletModalError): UnsentSwap['text'] {
  if (outcomeOf(code) === 'declined') return { key: 'snackbar.declined' };
  // It was not asked: it has another account or network by now, or does not let the page use this account.
  if (code === 'request_invalid') return { key: 'transaction.moved' };
  if (code === 'wallet_locked') return { key: 'transaction.notPermitted' };
  return code === 'wallet_failed' && said ? said : { key: 'snackbar.transactionError' };
}

/**
 * Tells the page why a step failed, and the visitor if the view does not: there the notice with the answer does. Without a key,
 * it failed in the wallet.
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

/** What is being waited for. */
export interface SwapLoading {
  readonly prices: boolean;
  readonly quote: boolean;
  readonly approvalTransaction: boolean;
  readonly buildTransaction: boolean;
  readonly transaction: boolean;
}

/** Follows from the flow and what it reads (behaviour 9.13). */
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
