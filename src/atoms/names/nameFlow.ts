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
 * Why a name was not registered. `tooOld`: the visitor took too long to sign. `clock`: they did not, so their clock is
 * wrong. `refused`: the service said no. `unanswered`: it did not say anything, so the name may be registered.
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
  /** Why the last attempt failed. Told until something else is filled in. */
  readonly failure?: NameFailure | undefined;
}

/** How far registering a name is. A failure leads back to the form, with everything filled in. */
export type NameFlow =
  | (NameCheck & MayFail)
  /** The account has a name. */
  | { readonly step: 'owned'; readonly name: string }
  /** The wallet is asked to sign. */
  | { readonly step: 'signing'; readonly name: string }
  /** The service is asked to register what was signed. */
  | { readonly step: 'registering'; readonly name: string }
  /** The service has confirmed it, at a time in ms since 1970. */
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

/** Takes a step. Leaving the views in which the visitor is awaited ends it. */
export const nameStepAtom = atom(null, (get, set, flow: InnerNameFlow) => {
  set(cell, flow);
  const isAwaited = flow.step === 'signing' || flow.step === 'registering';
  if (!isAwaited && get(flowAtom) !== get(ownFlowCell)) return;
  set(ownFlowCell, isAwaited ? { views: VIEWS, end: () => set(leaveAtom) } : null);
  set(flowAtom, get(ownFlowCell));
});

/** Begins an attempt, which ends when the visitor leaves before they have signed. */
export const beginNameAtom = atom(null, (_get, set) => set(nextAtom));

/** Back to the form. A name that is being registered may still be. */
const leaveAtom = atom(null, (get, set) => {
  set(nextAtom);
  if (get(cell).step !== 'done') set(cell, { step: 'form' });
});
