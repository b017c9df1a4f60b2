import { readHexNumber } from '../../../lib/evm/hex.js';
import { isAnswer } from '../isAnswer.js';

/** More than any price, in base units of the native currency. A node that returns more is wrong. */
const MOST_PRICE = 2n ** 100n;

/** Reads a number from a node's answer, up to `most`. Undefined for anything else. Never throws. */
export function readQuantity(answer: unknown, most = MOST_PRICE): bigint | undefined {
  const quantity = readHexNumber(answer);
  return quantity !== undefined && quantity <= most ? quantity : undefined;
}

/** Replaces an error that a node answered with. Rethrows any other error. */
export function ifAnswered<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (isAnswer((error as Error).cause)) return instead;
    throw error;
  };
}
