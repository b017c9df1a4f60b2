/** An account's balance of a token, and the cost of spending it, in base units. */
export interface Spending {
  /** Whether the token is the native currency, in which the network charges its fees. */
  readonly isNative: boolean;
  /** Undefined while unknown. */
  readonly balance: bigint | undefined;
  /** The most that the network charges. Undefined while unknown. */
  readonly cost: bigint | undefined;
  /** Whether the cost may be sponsored. */
  readonly mayBeSponsored: boolean;
}

/** "Max": the most that can be spent, in base units, less the network cost. Undefined if a needed figure is unknown. */
export function mostToSpend({ isNative, balance, cost, mayBeSponsored }: Spending): bigint | undefined {
  if (!isNative || mayBeSponsored || balance === undefined) return balance;
  if (cost === undefined) return undefined;
  return balance > cost ? balance - cost : 0n;
}
