import { WalletModalError } from '../../../lib/errors.js';
import { isAnswer } from '../isAnswer.js';

const QUANTITY = /^0x[0-9a-f]{1,64}$/i;
/** More than any price, in base units of the native currency. A node that answers more is wrong. */
const MOST_PRICE = 2n ** 100n;

/** A number that a node answered, up to `most`. Undefined if it is none. Never throws. */
export function readQuantity(answer: unknown, most = MOST_PRICE): bigint | undefined {
  if (typeof answer !== 'string' || !QUANTITY.test(answer)) return undefined;
  const quantity = BigInt(answer);
  return quantity <= most ? quantity : undefined;
}

/** Replaces an error that a node answered. Others are thrown again. */
export function ifAnswered<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (isAnswer((error as Error).cause)) return instead;
    throw error;
  };
}

export function unexpectedAnswer(method: string): WalletModalError {
  return new WalletModalError('rpc_failed', 'The network gave an answer that cannot be used.', {
    details: `${method} answered something else than nodes do.`,
  });
}
