import { budgetRefusal } from '../refusals.js';

/** The gas limit of a block. */
export const BLOCK_GAS_LIMIT = 30_000_000n;

/** The gas that all calls of a request or batch may use together: they run in the page's only thread. */
export interface GasBudget {
  /**
   * The gas for a call: the requested amount, silently lowered to what is left. Throws a node's error if the budget is used up.
   */
  grant(asked: bigint | undefined): bigint;
  spend(used: bigint): void;
  exhaust(): void;
  isUsedUp(): boolean;
}

/** The minimum gas of a transaction. */
const LEAST = 21_000n;

/** Creates a budget with the gas limit of a block. */
export function createGasBudget(): GasBudget {
  let left = BLOCK_GAS_LIMIT;
  const isUsedUp = () => left < LEAST;
  return {
    isUsedUp,
    exhaust() {
      left = 0n;
    },
    grant(asked = left) {
      if (isUsedUp()) throw budgetRefusal(BLOCK_GAS_LIMIT - left, BLOCK_GAS_LIMIT);
      return asked < left ? asked : left;
    },
    spend(used) {
      left = used < left ? left - used : 0n;
    },
  };
}
