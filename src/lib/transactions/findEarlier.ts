import type { CaipAddress } from '../networks/caip.js';
import { fateOf, isForgotten } from './fateOf.js';
import type { TrackedTransaction, TransactionKind } from './trackedTransaction.js';
import { EARLIER_LIFE_MS } from './transactionConstants.js';

interface Planned {
  readonly kinds: readonly TransactionKind[];
  /** The account that sends, on the network it sends on. */
  readonly account: CaipAddress;
  /** In ms since 1970. */
  readonly now: number;
  /** Whether an earlier transaction does the same. Without it, none does. */
  readonly isSame?: (transaction: TrackedTransaction) => boolean;
}

/**
 * What an account sent before and that may still go through beside what it sends now, newest first: the same while it is in no
 * block, and for a day whatever nobody knows the fate of. What was declined is only named if it is the same and in doubt.
 */
export function findEarlier(
  transactions: readonly TrackedTransaction[],
  { kinds, account, now, isSame = () => false }: Planned,
): readonly TrackedTransaction[] {
  const isEarlier = (one: TrackedTransaction) => {
    if (one.account !== account || !kinds.includes(one.kind)) return false;
    if (one.status.step === 'declined') {
      return one.status.checked === 'doubt' && isSame(one) && !isForgotten(one, now);
    }
    if (one.status.step === 'pending' || one.status.step === 'awaiting_signatures') return isSame(one);
    return fateOf(one) === 'open' && (now - one.askedAt < EARLIER_LIFE_MS || isSame(one));
  };
  return transactions.filter(isEarlier).reverse();
}
