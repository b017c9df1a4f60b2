import { APPROVE, readAddressAndNumber } from '../evm/tokenFunctions.js';
import type { CaipAddress } from '../networks/caip.js';
import { hasOutcome, isSuccess, type TrackedTransaction } from './trackedTransaction.js';

/** Somebody's permission to take a token. */
export interface GivenApproval {
  /** Whose tokens. */
  readonly account: CaipAddress;
  /** The token's contract. */
  readonly token: string;
  readonly spender: string;
}

/** How much of it is left. */
export interface LeftApproval {
  /** In base units, more than 0. */
  readonly amount: bigint | 'unlimited';
  readonly decimals: number;
}

/**
 * The approval that a swap was asked for together with, once the swap has come out otherwise: a wallet may have sent it all the
 * same. Undefined if there is none.
 */
export function approvalToCheck(transaction: TrackedTransaction): GivenApproval | undefined {
  const { account, kind, status } = transaction;
  if (transaction.namespace !== 'eip155' || kind !== 'swap') return undefined;
  if (!hasOutcome(status) || isSuccess(status)) return undefined;
  for (const { to, data } of transaction.calls ?? []) {
    const approval = readAddressAndNumber(APPROVE, data ?? '');
    if (to !== undefined && approval && approval.number > 0n) {
      return { account, token: to, spender: approval.address };
    }
  }
  return undefined;
}
