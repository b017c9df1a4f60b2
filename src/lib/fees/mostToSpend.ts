/** What an account has of a token, and what spending it costs beside, in base units. */
export interface Spending {
  /** Whether the token is the currency in which the network charges. */
  readonly isNative: boolean;
  /** Undefined while it is unknown. */
  readonly balance: bigint | undefined;
  /** What the network charges at most. Undefined while it is unknown. */
  readonly cost: bigint | undefined;
  /** Whether somebody else may pay the cost. */
  readonly mayBeSponsored: boolean;
}

/** "Max": all that can be spent, in base units. What the network charges stays. Undefined if something about it is unknown. */
export function mostToSpend({ isNative, balance, cost, mayBeSponsored }: Spending): bigint | undefined {
  if (!isNative || mayBeSponsored || balance === undefined) return balance;
  if (cost === undefined) return undefined;
  return balance > cost ? balance - cost : 0n;
}
