import { type BasisPoints, WHOLE } from './slippage.js';

/** Services compute in floating point; this allows for their rounding errors. */
const PRECISION = 1_000_000_000n;

export interface PromisedSwap {
  /** The amount that the source promises, in base units. */
  readonly promised: bigint;
  /** The slippage that the visitor chose. */
  readonly slippage: BasisPoints;
  /** Whether the promise came with the call itself. A later quote may be better than the one the call was built from. */
  readonly isOfCall: boolean;
}

const after = (amount: bigint, slippage: BasisPoints) => (amount * BigInt(WHOLE - slippage)) / BigInt(WHOLE);

/** Whether a call's minimum amount, in base units, honours the source's promise less the chosen slippage. */
export function isLeastHonest(least: bigint, { promised, slippage, isOfCall }: PromisedSwap): boolean {
  const wanted = after(promised, slippage);
  const accepted = isOfCall ? wanted : after(wanted, slippage);
  return least >= accepted - accepted / PRECISION - 1n;
}
