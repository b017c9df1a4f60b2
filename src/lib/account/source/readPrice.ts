import { readDecimal } from '../../decimal/readDecimal.js';

/** An untrusted price as decimal text. Undefined if it is invalid, and for 0, which services use for unknown prices. */
export function readPrice(value: unknown): string | undefined {
  const price = readDecimal(value);
  return price === '0' ? undefined : price;
}
