import { atom } from 'jotai/vanilla';
import type { ApprovalRequest } from '../../lib/swap/swapRequest.js';
import { transactionsAtom } from '../transactions/transactionList.js';

/**
 * The id of an approval that was sent before, does exactly the same, and is in no block yet. Undefined if there is none:
 * then the visitor is asked for it.
 */
export const findPendingApprovalAtom = atom((get) => {
  const tracked = get(transactionsAtom);
  return ({ wanted, call }: ApprovalRequest): string | undefined => {
    const isSame = (one: (typeof tracked)[number]) =>
      one.namespace === 'eip155' &&
      one.status.step === 'pending' &&
      one.account === wanted.account &&
      one.call?.to === call.to.toLowerCase() &&
      one.call.data === call.data.toLowerCase();
    return tracked.findLast(isSame)?.id;
  };
});
