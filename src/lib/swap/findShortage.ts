import type { Spending } from '../fees/mostToSpend.js';

export interface SwapFunds extends Spending {
  /** The swapped amount, in base units. */
  readonly amount: bigint;
  /** The account's native balance, in wei. Undefined if unknown. */
  readonly nativeBalance: bigint | undefined;
}

/** What the account has too little of: the swapped token, or the native currency that the network charges. */
export type Shortage = 'amount' | 'networkCost';

/** What the account lacks for a swap (behaviour 9.5). Undefined if no shortage is known. */
export function findShortage(funds: SwapFunds): Shortage | undefined {
  const { amount, isNative, balance, nativeBalance, cost = 0n, mayBeSponsored } = funds;
  if (balance !== undefined && balance < amount) return 'amount';
  if (mayBeSponsored || nativeBalance === undefined) return undefined;
  const needed = isNative ? amount + cost : cost;
  return nativeBalance === 0n || nativeBalance < needed ? 'networkCost' : undefined;
}
