import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../../lib/errors.js';
import type { CaipAddress } from '../../lib/networks/caip.js';
import { profileAtom } from '../account/profile.js';
import { type Flow, flowAtom } from '../connecting/flow.js';
import type { ViewName } from '../router.js';
import { latestAtom } from '../util/latest.js';
import { type NameCheck, nameCheckAtom } from './nameCheck.js';
import { type NameDraft, nameDraftAtom } from './nameDraft.js';

/**
 * Why a name was not registered. `tooOld`: the visitor took too long to sign. `clock`: they didn't, so their clock is wrong.
 * `refused`: the service refused. `unanswered`: the service didn't answer, so the name may be registered.
 */
export interface NameFailure {
  readonly kind:
    | 'declined'
    | 'stopped'
    | 'tooOld'
    | 'clock'
    | 'refused'
    | 'unanswered'
    | 'unsupported'
    | 'other';
  readonly name: string;
  readonly error: WalletModalError;
}

interface MayFail {
  /** Why the last attempt failed. Shown until the form changes. */
  readonly failure?: NameFailure | undefined;
}

/** The progress of registering a name. A failure leads back to the form with its content. */
export type NameFlow =
  | (NameCheck & MayFail)
  /** The account has a name. */
  | { readonly step: 'owned'; readonly name: string }
  /** The wallet is asked to sign. */
  | { readonly step: 'signing'; readonly name: string }
  /** The service is registering the signed name. */
  | { readonly step: 'registering'; readonly name: string }
  /** The service has confirmed it. `at` is in ms since 1970. */
  | { readonly step: 'done'; readonly name: string; readonly account: CaipAddress; readonly at: number };

type InnerNameFlow =
  | { readonly step: 'form'; readonly failure?: NameFailure; readonly draft?: NameDraft }
  | Extract<NameFlow, { step: 'signing' | 'registering' | 'done' }>;

const cell = atom<InnerNameFlow>({ step: 'form' });
const nextAtom = latestAtom();

const VIEWS: readonly ViewName[] = ['RegisterAccountName', 'ApproveTransaction', 'ConfirmInApp'];

export const nameFlowAtom = atom((get): NameFlow => {
  const flow = get(cell);
  if (flow.step !== 'form') return flow;
  const { name } = get(profileAtom);
  if (name !== undefined) return { step: 'owned', name };
  const failure = flow.draft?.text === get(nameDraftAtom).text ? flow.failure : undefined;
  return { ...get(nameCheckAtom), failure };
});

const ownFlowCell = atom<Flow | null>(null);

/** Goes to a step. While signing or registering, leaving the views ends it. */
export const nameStepAtom = atom(null, (get, set, flow: InnerNameFlow) => {
  set(cell, flow);
  const isAwaited = flow.step === 'signing' || flow.step === 'registering';
  if (!isAwaited && get(flowAtom) !== get(ownFlowCell)) return;
  set(ownFlowCell, isAwaited ? { views: VIEWS, end: () => set(leaveAtom) } : null);
  set(flowAtom, get(ownFlowCell));
});

/** Starts an attempt, which ends if the visitor leaves before signing. */
export const beginNameAtom = atom(null, (_get, set) => set(nextAtom));

/** Back to the form. A pending registration may still succeed. */
const leaveAtom = atom(null, (get, set) => {
  set(nextAtom);
  if (get(cell).step !== 'done') set(cell, { step: 'form' });
});
