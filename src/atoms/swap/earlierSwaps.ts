import { atom } from 'jotai/vanilla';
import { isSameSwap } from '../../lib/swap/isSameSwap.js';
import type { ApprovalRequest, SwapRequest } from '../../lib/swap/swapRequest.js';
import { findEarlier } from '../../lib/transactions/findEarlier.js';
import type { TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { confirmedEarlierAtom } from '../transactions/confirmedEarlier.js';
import { allTransactionsAtom } from '../transactions/othersTransactions.js';
import { transactionsAtom } from '../transactions/transactionList.js';
import { swapFlowAtom } from './swapFlow.js';

/** The kinds of earlier transactions that matter for each step. A swap on screen ignores approvals: its own already holds. */
const KINDS = { approval: ['approve'], swap: ['swap'], form: ['approve', 'swap'] } as const;

/** Approvals or swaps that may still go through besides the one in the form or on screen, newest first. */
export const earlierSwapsAtom = atom((get): readonly TrackedTransaction[] => {
  const flow = get(swapFlowAtom);
  const shown = 'wanted' in flow ? flow : undefined;
  const account = shown?.wanted.account ?? get(accountAtom);
  if (!account) return [];
  const kinds = KINDS[flow.step === 'approving' ? 'approval' : shown ? 'swap' : 'form'];
  const isSame = (one: TrackedTransaction) => shown !== undefined && isSameSwap(one, shown.wanted);
  const now = get(servicesAtom).clock.now();
  return findEarlier(get(allTransactionsAtom), { kinds, account, now, isSame });
});

/** Returns whether a transaction is the same swap by the same account. */
export const isSameOf =
  ({ wanted }: SwapRequest) =>
  (one: TrackedTransaction): boolean =>
    one.kind === 'swap' && one.account === wanted.account && isSameSwap(one, wanted);

/** Returns whether a transaction is exactly the same approval by the same account. */
export const approvesSame =
  ({ wanted, call }: ApprovalRequest) =>
  (one: TrackedTransaction): boolean =>
    one.namespace === 'eip155' &&
    one.account === wanted.account &&
    one.call?.to === call.to.toLowerCase() &&
    one.call.data === call.data.toLowerCase();

/** Whether the visitor has confirmed for each of them that they want to continue. */
export const isSwapAgainConfirmedAtom = atom((get) => {
  const confirmed = get(confirmedEarlierAtom);
  return get(earlierSwapsAtom).every(({ id }) => confirmed.includes(id));
});

/** The id of a pending approval that does exactly the same. Undefined if there is none: then the visitor is asked for one. */
export const findPendingApprovalAtom = atom((get) => {
  const tracked = get(transactionsAtom);
  return (request: ApprovalRequest): string | undefined => {
    const isSame = approvesSame(request);
    return tracked.findLast((one) => one.status.step === 'pending' && isSame(one))?.id;
  };
});
