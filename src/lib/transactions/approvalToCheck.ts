import { APPROVE, readAddressAndNumber } from '../evm/tokenFunctions.js';
import type { CaipAddress } from '../networks/caip.js';
import { callsOf, hasOutcome, isSuccess, type TrackedTransaction } from './trackedTransaction.js';

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
  const { kind, status } = transaction;
  const isOver = hasOutcome(status) && !isSuccess(status);
  return kind === 'swap' && isOver ? approvalIn(transaction) : undefined;
}

/** The approval that a transaction is, or that is among its calls. Undefined if there is none. */
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
