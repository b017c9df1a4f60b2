import { WalletModalError } from '../../lib/errors.js';
import { type CaipAddress, networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { hasOutcome, type TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import { needsLook } from './needsLook.js';

/**
 * Throws `already_pending` while an earlier Solana transfer of an account may still get into a block. Another one built now
 * could be sent as well: unlike on EVM networks, neither replaces the other.
 */
export function refuseSecond(
  transactions: readonly TrackedTransaction[],
  account: CaipAddress,
  now: number,
): void {
  if (spokenNamespaceOf(networkOf(account)) !== 'solana') return;
  const isLive = transactions.some((one) => {
    if (one.namespace !== 'solana' || one.account !== account) return false;
    const isTransfer = one.kind === 'send' || one.call?.transfer !== undefined;
    // A repeated request checks this one itself.
    if (one.status.step === 'declined') return false;
    return isTransfer && !hasOutcome(one.status) && needsLook(one, now);
  });
  if (isLive) throw new WalletModalError('already_pending', 'An earlier transfer may still go through.');
}
