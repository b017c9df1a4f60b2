import { readDecimal } from '../../decimal/readDecimal.js';

/** An untrusted price as decimal text. Undefined if it makes no sense, and for 0, which services write if they do not know it. */
export function readPrice(value: unknown): string | undefined {
  const price = readDecimal(value);
  return price === '0' ? undefined : price;
}
