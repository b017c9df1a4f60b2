export interface SwapFunds {
  /** What is swapped, in base units. */
  readonly amount: bigint;
  /** Whether it is the native currency. */
  readonly isNative: boolean;
  /** What the account holds of it, in base units. Undefined if that is unknown, which is not nothing. */
  readonly balance: bigint | undefined;
  /** What the account holds of the native currency, in wei. Undefined if it is unknown. */
  readonly nativeBalance: bigint | undefined;
  /** In wei. Undefined if it is unknown. */
  readonly cost: bigint | undefined;
  /** Whether somebody else may pay the network's cost, as for smart accounts. */
  readonly mayBeSponsored: boolean;
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

/** All that can be swapped, in base units. The network's cost stays. Undefined if something about it is unknown. */
export function maxSwapAmount(funds: Omit<SwapFunds, 'amount' | 'nativeBalance'>): bigint | undefined {
  const { isNative, balance, cost, mayBeSponsored } = funds;
  if (!isNative || mayBeSponsored || balance === undefined) return balance;
  if (cost === undefined) return undefined;
  return balance > cost ? balance - cost : 0n;
}
