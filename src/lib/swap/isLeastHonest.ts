import { type BasisPoints, WHOLE } from './slippage.js';

/** Services compute with floating point: what they lose by that is worth nothing. */
const PRECISION = 1_000_000_000n;

export interface PromisedSwap {
  /** What the source says that comes back, in base units. */
  readonly promised: bigint;
  /** What the visitor has chosen. */
  readonly slippage: BasisPoints;
  /** Whether the source said so with the call itself. A later quote may be better than the one that the call was made by. */
  readonly isOfCall: boolean;
}

const after = (amount: bigint, slippage: BasisPoints) => (amount * BigInt(WHOLE - slippage)) / BigInt(WHOLE);

/** Whether the least amount of a call, in base units, keeps what the source promised with the chosen slippage. */
export function isLeastHonest(least: bigint, { promised, slippage, isOfCall }: PromisedSwap): boolean {
  const wanted = after(promised, slippage);
  const accepted = isOfCall ? wanted : after(wanted, slippage);
  return least >= accepted - accepted / PRECISION - 1n;
}
