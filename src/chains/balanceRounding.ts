/**
 * The most that a balance may deviate from the expected change, in base units. Interest-bearing tokens round: by at most two
 * units here, and never by more than a thousandth.
 */
export function balanceRounding(amount: bigint): bigint {
  const thousandth = amount / 1_000n;
  return thousandth < 2n ? thousandth : 2n;
}
