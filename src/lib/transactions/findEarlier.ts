import { addressOf, type CaipAddress, toCaipAddress } from '../networks/caip.js';
import { fateOf, isLatelyDeclined } from './fateOf.js';
import { askedNetworkOf, type TrackedTransaction, type TransactionKind } from './trackedTransaction.js';
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

/** Whether a wallet that was asked for an account on one network has sent it on another, where it did or may do what it should. */
function wentElsewhere(one: TrackedTransaction, account: CaipAddress): boolean {
  const asked = askedNetworkOf(one);
  if (asked === undefined || toCaipAddress(asked, addressOf(one.account)) !== account) return false;
  return fateOf(one) !== 'over';
}

/**
 * What an account sent before and that may still go through beside what it sends now, newest first: the same while it is in no
 * block, and for a day whatever nobody knows the fate of. What was declined is only named if it is the same, and in doubt or sent
 * all the same. For a day, also the same that its wallet has sent on another network than it was asked for: it may do so again.
 */
export function findEarlier(
  transactions: readonly TrackedTransaction[],
  { kinds, account, now, isSame = () => false }: Planned,
): readonly TrackedTransaction[] {
  const isEarlier = (one: TrackedTransaction) => {
    if (!kinds.includes(one.kind)) return false;
    if (wentElsewhere(one, account)) {
      // The tokens of a swap are others there, so an equal swap cannot be recognised.
      return now - one.askedAt < EARLIER_LIFE_MS && (one.kind !== 'send' || isSame(one));
    }
    if (one.account !== account) return false;
    if (one.status.step === 'declined') {
      return one.status.checked === 'doubt' && isSame(one) && isLatelyDeclined(one, now);
    }
    // The visitor may think that it was not.
    if (fateOf(one) === 'sent' && isLatelyDeclined(one, now)) return isSame(one);
    if (one.status.step === 'pending' || one.status.step === 'awaiting_signatures') return isSame(one);
    return fateOf(one) === 'open' && (now - one.askedAt < EARLIER_LIFE_MS || isSame(one));
  };
  return transactions.filter(isEarlier).reverse();
}
