import { APPROVE, readAddressAndNumber } from '../evm/tokenFunctions.js';
import type { CaipAddress } from '../networks/caip.js';
import { callsOf, hasOutcome, isSuccess, type TrackedTransaction } from './trackedTransaction.js';

/** A permission to take an account's token. */
export interface GivenApproval {
  /** The account that holds the tokens. */
  readonly account: CaipAddress;
  /** The token's contract. */
  readonly token: string;
  readonly spender: string;
}

/** The remaining allowance. */
export interface LeftApproval {
  /** In base units, more than 0. */
  readonly amount: bigint | 'unlimited';
  readonly decimals: number;
}

/**
 * The approval that was requested together with a swap, if the swap failed: the wallet may have sent the approval anyway.
 * Undefined if there is none.
 */
export function approvalToCheck(transaction: TrackedTransaction): GivenApproval | undefined {
  const { kind, status } = transaction;
  const isOver = hasOutcome(status) && !isSuccess(status);
  return kind === 'swap' && isOver ? approvalIn(transaction) : undefined;
}

/** The approval that a transaction makes, by itself or among its calls. Undefined if there is none. */
export function approvalIn(transaction: TrackedTransaction): GivenApproval | undefined {
  if (transaction.namespace !== 'eip155') return undefined;
  const { account } = transaction;
  for (const { to, data } of callsOf(transaction)) {
    const approval = readAddressAndNumber(APPROVE, data ?? '');
    if (to !== undefined && approval && approval.number > 0n) {
      return { account, token: to, spender: approval.address };
    }
  }
  return undefined;
}
