/** Longer than any amount or price. */
const MOST_CHARACTERS = 200;
/** No amount has more digits before or after the point. */
const MOST_DIGITS = 100;
const NUMBER = /^(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * Reads an untrusted, non-negative number, with or without exponent, as decimal text with all its digits: `1.50e-7` is
 * `0.00000015`. Undefined for anything else.
 */
export function readDecimal(value: unknown): string | undefined {
  const match = typeof value === 'string' && value.length <= MOST_CHARACTERS && NUMBER.exec(value);
  if (!match) return undefined;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const point = whole.length + Number(exponent);
  const digits = (whole + fraction).padStart(whole.length + fraction.length - Math.min(point, 0), '0');
  const split = Math.max(point, 0);
  const before = digits.slice(0, split).padEnd(split, '0').replace(/^0+/, '');
  const behind = digits.slice(split).replace(/0+$/, '');
  if (before.length > MOST_DIGITS || behind.length > MOST_DIGITS) return undefined;
  return `${before || '0'}${behind && `.${behind}`}`;
}
