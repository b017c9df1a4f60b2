/**
 * Formats base units as decimal text without exponent: 1500000 with 6 decimals is `1.5`. Throws a RangeError if `decimals`
 * isn't an integer from 0 to 255.
 */
export function formatUnits(amount: bigint, decimals: number): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
    throw new RangeError(`decimals must be a whole number from 0 to 255, not ${decimals}`);
  }
  const negative = amount < 0n;
  const digits = (negative ? -amount : amount).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${negative ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
}

/** Truncates a decimal text towards zero, so that an amount is never shown larger than it is. */
export function truncateDecimals(decimal: string, decimals: number): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const kept = fraction.slice(0, decimals);
  return kept ? `${whole}.${kept}` : whole;
}
