/** What an amount is rounded to, so that so many of its digits are left. `most` is the number of digits that may go. */
const stepOf = (amount: bigint, digits: number, most = `${amount}`.length) =>
  10n ** BigInt(Math.max(0, Math.min(`${amount}`.length - digits, most)));

/** What somebody pays at most, in base units: rounded up to three digits that count, so that nobody pays more. */
export function mostFee(amount: bigint): bigint {
  const step = stepOf(amount, 3);
  return ((amount + step - 1n) / step) * step;
}

/** What somebody has paid, in base units: cut to six digits that count. Whole numbers keep all of theirs. */
export function paidFee(amount: bigint, decimals: number): bigint {
  const step = stepOf(amount, 6, decimals);
  return (amount / step) * step;
}
