/** The rounding step that keeps this many significant digits. At most `most` digits are dropped. */
const stepOf = (amount: bigint, digits: number, most = `${amount}`.length) =>
  10n ** BigInt(Math.max(0, Math.min(`${amount}`.length - digits, most)));

/**
 * The upper limit of a fee, in base units: rounded up to three significant digits, so that the visitor never pays more than
 * shown.
 */
export function mostFee(amount: bigint): bigint {
  const step = stepOf(amount, 3);
  return ((amount + step - 1n) / step) * step;
}

/** A paid fee, in base units: cut to six significant digits. The digits of whole tokens are kept. */
export function paidFee(amount: bigint, decimals: number): bigint {
  const step = stepOf(amount, 6, decimals);
  return (amount / step) * step;
}
