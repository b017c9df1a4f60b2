import type { Spending } from '../fees/mostToSpend.js';

export interface SwapFunds extends Spending {
  /** What is swapped, in base units. */
  readonly amount: bigint;
  /** What the account holds of the native currency, in wei. Undefined if it is unknown. */
  readonly nativeBalance: bigint | undefined;
}

/** Why an account cannot swap: it lacks what is swapped, or the native currency for the network. */
export type Shortage = 'amount' | 'networkCost';

/** What an account lacks for a swap (behaviour 9.5). Undefined if nothing is known to be missing. */
export function findShortage(funds: SwapFunds): Shortage | undefined {
  const { amount, isNative, balance, nativeBalance, cost = 0n, mayBeSponsored } = funds;
  if (balance !== undefined && balance < amount) return 'amount';
  if (mayBeSponsored || nativeBalance === undefined) return undefined;
  const needed = isNative ? amount + cost : cost;
  return nativeBalance === 0n || nativeBalance < needed ? 'networkCost' : undefined;
}
