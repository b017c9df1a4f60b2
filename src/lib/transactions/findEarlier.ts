import { addressOf, type CaipAddress, toCaipAddress } from '../networks/caip.js';
import { fateOf, isLatelyDeclined } from './fateOf.js';
import { askedNetworkOf, type TrackedTransaction, type TransactionKind } from './trackedTransaction.js';
import { EARLIER_LIFE_MS } from './transactionConstants.js';

interface Planned {
  readonly kinds: readonly TransactionKind[];
  /** The sending account, with its network. */
  readonly account: CaipAddress;
  /** In ms since 1970. */
  readonly now: number;
  /** Whether an earlier transaction does the same. By default, none does. */
  readonly isSame?: (transaction: TrackedTransaction) => boolean;
}

/** Whether a wallet sent an account's transaction on another network than requested, where it succeeded or still may. */
function wentElsewhere(one: TrackedTransaction, account: CaipAddress): boolean {
  const asked = askedNetworkOf(one);
  if (asked === undefined || toCaipAddress(asked, addressOf(one.account)) !== account) return false;
  return fateOf(one) !== 'over';
}

/**
 * An account's earlier transactions that may still go through alongside a new one, newest first. Transactions that do the same
 * are included until they're in a block, those whose outcome is unknown for a day. A declined one is only included if it does
 * the same and is in doubt or was sent anyway. Also included for a day: transactions that do the same and that the wallet sent
 * on another network than requested, because it may do so again.
 */
export function findEarlier(
  transactions: readonly TrackedTransaction[],
  { kinds, account, now, isSame = () => false }: Planned,
): readonly TrackedTransaction[] {
  const isEarlier = (one: TrackedTransaction) => {
    if (!kinds.includes(one.kind)) return false;
    if (wentElsewhere(one, account)) {
      // A swap's tokens differ between networks, so an equal swap can't be recognised.
      return now - one.askedAt < EARLIER_LIFE_MS && (one.kind !== 'send' || isSame(one));
    }
    if (one.account !== account) return false;
    if (one.status.step === 'declined') {
      return one.status.checked === 'doubt' && isSame(one) && isLatelyDeclined(one, now);
    }
    // The visitor may believe that it wasn't sent.
    if (fateOf(one) === 'sent' && isLatelyDeclined(one, now)) return isSame(one);
    if (one.status.step === 'pending' || one.status.step === 'awaiting_signatures') return isSame(one);
    return fateOf(one) === 'open' && (now - one.askedAt < EARLIER_LIFE_MS || isSame(one));
  };
  return transactions.filter(isEarlier).reverse();
}
