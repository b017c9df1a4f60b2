/**
 * By how much a balance may change otherwise than by an amount, in base units. Tokens that pay interest round: by two at most
 * here, and never by more than a thousandth.
 */
export function balanceRounding(amount: bigint): bigint {
  const thousandth = amount / 1_000n;
  return thousandth < 2n ? thousandth : 2n;
}
